import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import css from './field-error.module.css';

/** The words of an error at a control, with an icon; nothing if there are no words. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className={css.error}>
      <CircleAlert aria-hidden className={css.errorIcon} />
      {children}
    </p>
  );
}

/** The asterisk of a required field; the control itself says `required` to assistive technology. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className={css.mark}>
      {'\u00a0*'}
    </span>
  );
}
