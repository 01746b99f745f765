import { Button, Notice } from '@portal/ui';
import { useEffect, useState } from 'react';
import styles from './kept-page-notice.module.css';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Says that the page is a copy kept by the browser, and when it was kept. The service worker marks such a page. */
export function KeptPageNotice() {
  const [kept, setKept] = useState<string>();
  // After hydration, because the HTML is the same as that of a page from the network.
  useEffect(() => setKept(document.documentElement.dataset.kept), []);
  const keptAt = Date.parse(kept ?? '');
  return (
    <div className={styles.kept} role="status">
      {kept !== undefined && (
        <Notice
          title="You are reading a copy of this page"
          action={
            <Button variant="secondary" onClick={() => location.reload()}>
              Try again
            </Button>
          }
        >
          <p>{Number.isNaN(keptAt) ? '' : `This browser saved it on ${DAY.format(keptAt)}. `}The site did not respond.</p>
        </Notice>
      )}
    </div>
  );
}
