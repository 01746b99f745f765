import { useKeptOffline } from '@portal/progress';
import { Button } from '@portal/ui';
import { useEffect, useState } from 'react';
import { hasKeptPages, removeKeptPages } from './kept-pages.ts';
import { OfflineSets } from './offline-sets.tsx';
import styles from './steps.module.css';
import { useStoredAndSteps } from './stored-provider.tsx';
import type { YourDataStrings } from './your-data.schema.ts';

/** What is kept for offline reading: parts of the site that can be kept in advance, and whether pages are kept at all. */
export function PagesRead({ strings }: { readonly strings: YourDataStrings['pages'] }) {
  const { steps } = useStoredAndSteps();
  const { ids: kept, set } = useKeptOffline();
  const [state, setState] = useState<'unknown' | 'some' | 'none' | 'removed'>('unknown');
  const { outcome } = steps;
  // Clearing everything removes them too.
  useEffect(() => {
    // Unencrypted pages have no caches.
    if (!('caches' in window)) setState('none');
    else void hasKeptPages().then((some) => setState(some && outcome?.what !== 'cleared' ? 'some' : 'none'));
  }, [outcome]);
  return (
    <div className={styles.step}>
      <p>{strings.text}</p>
      <OfflineSets strings={strings.sets} />
      <p role="status">{strings[state]}</p>
      <div>
        <Button
          variant="secondary"
          aria-disabled={state !== 'some'}
          onClick={() => {
            if (state !== 'some') return;
            for (const id of kept) set(id, false);
            void removeKeptPages().then(() => setState('removed'));
          }}
        >
          {strings.button}
        </Button>
      </div>
    </div>
  );
}
