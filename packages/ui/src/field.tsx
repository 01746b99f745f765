import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import css from './field.module.css';
import { FieldError, RequiredMark } from './field-error.tsx';

/** The props that the control inside a `Field` receives. */
export type FieldControl = {
  readonly id: string;
  readonly required: boolean | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

export type FieldProps = {
  readonly label: ReactNode;
  /** Marked with an asterisk; explain once above the form what it means. */
  readonly required?: boolean;
  /** What helps with the answer, read with the control. */
  readonly hint?: ReactNode;
  /** What is wrong and how to correct it, read with the control. */
  readonly error?: ReactNode;
  /** The control's id, so that an error summary can link to it. */
  readonly id?: string;
  readonly className?: string;
  /** Gets the props that connect the control with label, hint and error. */
  readonly children: (control: FieldControl) => ReactNode;
};

/** A label, a control, a hint and an error, connected with each other. */
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
