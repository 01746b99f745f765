import type { LiveDocument } from '@portal/contracts';
import { useKeptOffline } from '@portal/progress';
import { useEffect, useState } from 'react';
import { onOutcome, renewSets, useOffline } from '../offline/use-offline.ts';
import styles from './network-state.module.css';
import { toast } from './toasts/toast-queue.ts';

/** In the tab's storage: the number of the ledger entry for which this tab has fetched what was missing. */
const RENEWED_KEY = 'portal.offline.renewed';

/** What the visitor is told about a single page: on its own page there is only the button. */
const OUTCOMES = {
  kept: { title: 'Kept for offline reading', description: 'On “Your Data”, you can see and remove what is kept.' },
  network: {
    title: 'Not kept yet',
    description: 'Not all of it could be loaded. Try again with a better connection; loading continues where it stopped.',
    look: 'destructive',
  },
  storage: {
    title: 'Not kept',
    description: 'This browser has no room for it. On “Your Data”, remove something that is kept, or free up space on the device.',
    look: 'destructive',
  },
  'part of a set': {
    title: 'Kept as part of a larger section',
    description: 'You can remove the whole section on “Your Data”.',
  },
  unavailable: {
    title: 'This browser cannot keep pages',
    description: 'Private windows and some older browsers do not allow it. You can print the page instead.',
  },
} as const;

/** Says when the network is lost during a visit, and when it is back; renews what is kept after a release. */
export function NetworkState({ live }: { readonly live: LiveDocument }) {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const follow = () => setOffline(!navigator.onLine);
    const lost = () => {
      follow();
      toast({ title: 'You are offline', description: 'You can still open pages you have read or kept. Nothing you have written is lost.' });
    };
    const found = () => {
      follow();
      toast({ title: 'You are online again' });
    };
    follow();
    window.addEventListener('offline', lost);
    window.addEventListener('online', found);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', found);
    };
  }, []);
  useRenewal(live, isOffline);
  useEffect(() => onOutcome((outcome) => toast(OUTCOMES[outcome])), []);
  return <div className={styles.place}>{isOffline && <p className={styles.mark}>Offline</p>}</div>;
}

function useRenewal(live: LiveDocument, isOffline: boolean): void {
  const { ids } = useKeptOffline();
  const { isAvailable } = useOffline();
  const isPossible = isAvailable === true && !isOffline;
  useEffect(() => {
    // In data-saving mode, nothing is fetched that the visitor has not asked for.
    const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
    if (!isPossible || ids.length === 0 || connection?.saveData || isRenewed(live.number)) return;
    renewSets(ids);
    // Not when something is added to the list: that is already being fetched.
  }, [isPossible, live.number]);
}

/** Whether this tab has already done that. If the browser stores nothing, it is done once for each page view. */
function isRenewed(number: number): boolean {
  try {
    const before = sessionStorage.getItem(RENEWED_KEY);
    sessionStorage.setItem(RENEWED_KEY, String(number));
    return before === String(number);
  } catch {
    return false;
  }
}
