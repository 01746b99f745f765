import { type ReactNode, useId } from 'react';
import css from './choice.module.css';
import { classes } from './classes.ts';
import type { ElementProps } from './element-props.ts';
import { FieldError, RequiredMark } from './field-error.tsx';

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
