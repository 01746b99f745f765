import type { ReviewRight, ReviewSummary } from '@portal/contracts';
import { Button } from '@portal/ui';
import { type ReactNode, useEffect } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ask } from './ask.ts';
import styles from './frame.module.css';
import { useSession } from './session.tsx';

/** What the queues are called. */
export const queueNames: Readonly<Record<ReviewRight, string>> = {
  projects: 'Project ideas',
  feedback: 'Feedback',
  reports: 'Incident reports',
};

/** The header of every page: queues with how much is waiting, and who is signed in. */
export function Frame({ who, children }: { readonly who: ReviewSummary; readonly children: ReactNode }) {
  const { end, refresh } = useSession();
  const { pathname } = useLocation();
  // Each page begins at its headline, for eyes and for screen readers; counts are requested again.
  useEffect(() => {
    document.querySelector<HTMLElement>('main h1')?.focus();
    document.title = `${pathname.startsWith('/feedback') ? queueNames.feedback : pathname.startsWith('/reports') ? queueNames.reports : queueNames.projects} · Review desk`;
    void refresh();
  }, [pathname, refresh]);
  const signOut = async () => {
    await ask('sign-out', {}).catch(() => {});
    end();
  };
  return (
    <>
      <header className={styles.header}>
        <nav aria-label="Review desk" className={styles.queues}>
          {who.rights.map((right) => (
            <NavLink key={right} to={`/${right}`} className={styles.queue}>
              {queueNames[right]} <span className={styles.count}>{who.queues[right]?.waiting ?? 0}</span>
            </NavLink>
          ))}
        </nav>
        <p className={styles.who}>
          {who.name}
          <Button variant="quiet" size="sm" onClick={signOut}>
            Sign out
          </Button>
        </p>
      </header>
      <main className={styles.page}>{children}</main>
    </>
  );
}
