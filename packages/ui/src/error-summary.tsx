import type { ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import css from './error-summary.module.css';
import { Notice } from './notice.tsx';

export type ErrorSummaryProps = {
  /** What went wrong overall. */
  readonly title: ReactNode;
  readonly level?: 2 | 3 | 4;
  /** In the order of the form. `fieldId` is the id of the control. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  /** To move the focus here after a failed submission. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly className?: string;
};

/** What keeps a form from being sent, above the form, each message with a link to its field; nothing if there are no errors. */
export function ErrorSummary({ title, level = 2, errors, ref, className }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1} className={classes(css.summary, className)}>
      <Notice tone="critical" title={title} level={level}>
        <ul className={css.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

// A click moves the focus without putting the field into the address, so that Back leaves the page instead of the field.
function focusField(event: { preventDefault(): void }, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
