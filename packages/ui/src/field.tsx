import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import css from './field.module.css';
import { FieldError, RequiredMark } from './field-error.tsx';

/** What the control inside a `Field` takes over. */
export type FieldControl = {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

export type FieldProps = {
  readonly label: ReactNode;
  /** Marked with an asterisk; say once over the form what it means. */
  readonly required?: boolean;
  /** What helps to answer, read with the control. */
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right, read with the control. */
  readonly error?: ReactNode;
  /** The control's id, so that an error summary can link to it. */
  readonly id?: string;
  readonly className?: string;
  /** Gets what ties the control to label, hint and error. */
  readonly children: (control: FieldControl) => ReactNode;
};

/** A label, a control, a hint and an error, tied together. */
export function Field({ label, required, hint, error, id, className, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  return (
    <div className={classes(css.field, className)}>
      <label htmlFor={control} className={css.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {children({
        id: control,
        required,
        'aria-describedby': classes(hint ? hintId : undefined, error ? errorId : undefined) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
