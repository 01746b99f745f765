import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Text that is read aloud but not visible. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
