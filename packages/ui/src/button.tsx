import { type ReactNode, useId } from 'react';
import css from './button.module.css';
import { classes } from './classes.ts';
import type { ElementProps } from './element-props.ts';

/** One primary button per view; `destructive` only for what cannot be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';

/** `sm` is for rows of minor actions (36 px), `md` is the ordinary 44 px, `lg` is for the main action of a page. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The class of a button, for an element that looks like one but is not, such as a router link. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
}: {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
} = {}): string {
  return classes(css.button, css[variant], css[size]);
}

export type ButtonProps = ElementProps<'button'> & {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** A lucide icon before the words. */
  readonly icon?: ReactNode;
  /** A lucide icon after the words. */
  readonly iconEnd?: ReactNode;
  /** Why it is disabled, in the visitor's words: shown below the button and read with it. Not needed if the label says it. */
  readonly reason?: ReactNode;
};

/** A native button, of type `button` unless specified otherwise. `className` goes to the button. */
export function Button({ variant, size, icon, iconEnd, reason, disabled, className, children, ...rest }: ButtonProps) {
  const reasonId = useId();
  const says = Boolean(disabled && reason);
  return (
    <>
      <button
        type="button"
        {...rest}
        disabled={disabled}
        aria-describedby={classes(rest['aria-describedby'], says && reasonId) || undefined}
        className={classes(buttonClass({ variant, size }), className)}
      >
        {icon}
        {children}
        {iconEnd}
      </button>
      {says && (
        <span id={reasonId} className={css.reason}>
          {reason}
        </span>
      )}
    </>
  );
}
