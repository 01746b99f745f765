import { buttonClass } from '@portal/ui';
import LogOut from 'lucide-react/icons/log-out';
import type { MouseEvent } from 'react';
import type { ConductStrings } from './conduct.schema.ts';
import styles from './leave-quickly.module.css';

interface Props {
  readonly strings: ConductStrings['reporting']['leave'];
  /** The form that is emptied first. */
  readonly formId: string;
}

/** An immediate way out, which says what it can and cannot do. Without scripts, it is a plain link. */
export function LeaveQuickly({ strings, formId }: Props) {
  function leave(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    (document.getElementById(formId) as HTMLFormElement | null)?.reset();
    // Replaces this page: the browser's Back leads to what was open before it.
    location.replace(event.currentTarget.href);
  }

  return (
    <>
      <p id="leave-quickly" className={styles.text} data-print="none">
        {strings.text}
      </p>
      <div className={styles.bar} data-quick-exit data-print="none">
        <a
          href={strings.address}
          rel="noreferrer"
          className={buttonClass({ variant: 'destructive' })}
          aria-describedby="leave-quickly"
          onClick={leave}
        >
          <LogOut aria-hidden />
          {strings.label}
        </a>
      </div>
    </>
  );
}
