import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import css from './controls.module.css';
import type { ElementProps } from './element-props.ts';
import { FieldError, RequiredMark } from './field.tsx';

/** A native one-line input with the look of the house. Inside a `Field` spread what it gives. */
export function TextInput({ className, ...rest }: ElementProps<'input'>) {
  return <input type="text" {...rest} className={classes(css.control, className)} />;
}

/** A native text area; it grows with its text where the browser can. */
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

type ChoiceProps = Omit<ElementProps<'input'>, 'type' | 'children'> & {
  readonly label: ReactNode;
  /** What is wrong, read with the control. */
  readonly error?: ReactNode;
};

export type CheckboxProps = ChoiceProps;
export type RadioProps = ChoiceProps;

/** A native checkbox with its label; the words are part of the target. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />;
}

/** A native radio with its label; put those of one `name` into a `fieldset` with a `legend`. */
export function Radio(props: RadioProps) {
  return <Choice {...props} type="radio" />;
}

function Choice({ label, error, id, className, ...rest }: ChoiceProps & { readonly type: 'checkbox' | 'radio' }) {
  const own = useId();
  const control = id ?? own;
  const errorId = `${control}-error`;
  return (
    <div className={classes(css.check, className)}>
      <label className={css.checkLabel}>
        <input
          {...rest}
          id={control}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={classes(rest['aria-describedby'], error ? errorId : undefined) || undefined}
          className={css.box}
        />
        <span>
          {label}
          {rest.required && rest.type === 'checkbox' && <RequiredMark />}
        </span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
