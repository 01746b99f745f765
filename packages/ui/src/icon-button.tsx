import type { ReactElement } from 'react';
import { classes } from './classes.ts';
import type { ElementProps } from './element-props.ts';
import css from './icon-button.module.css';

export type IconButtonProps = Omit<ElementProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'> & {
  /** What it does: its accessible name. Wrap it in a `Tooltip` to show it as well. */
  readonly label: string;
  /** A lucide icon. */
  readonly icon: ReactElement;
  /** For a switch: whether it is on. Either the label stays the same, or the label changes and this is not set; never both. */
  readonly pressed?: boolean;
  readonly variant?: 'quiet' | 'secondary';
};

/** A button with a single icon, 44 px in both directions. */
export function IconButton({ label, icon, pressed, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} aria-pressed={pressed} className={classes(css.button, css[variant], className)}>
      {icon}
    </button>
  );
}
