import ChevronDown from 'lucide-react/icons/chevron-down';
import { classes } from './classes.ts';
import css from './controls.module.css';
import type { ElementProps } from './element-props.ts';

/** A native one-line input in the portal's style. Inside a `Field`, spread the props that it passes. */
export function TextInput({ className, ...rest }: ElementProps<'input'>) {
  return <input type="text" {...rest} className={classes(css.control, className)} />;
}

/** A native text area; it grows with its text if the browser supports that. */
export function TextArea({ className, ...rest }: ElementProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={classes(css.control, css.area, className)} />;
}

/** A native select with options as children. */
export function Select({ className, children, ...rest }: ElementProps<'select'>) {
  return (
    <span className={css.select}>
      <select {...rest} className={classes(css.control, className)}>
        {children}
      </select>
      <ChevronDown aria-hidden className={css.arrow} />
    </span>
  );
}
