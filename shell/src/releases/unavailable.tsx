import { Button, Notice } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './unavailable.module.css';

interface Props {
  /** What visitors call the app. */
  readonly label: string;
  /** Whether the page's prerendered text is shown below. */
  readonly textStays: boolean;
  readonly onRetry: () => Promise<unknown>;
}

/** Says that an app does not work right now and what still does, and offers to try again. The focus stays where it was. */
export function Unavailable({ label, textStays, onRetry }: Props) {
  const [shown, setShown] = useState(!textStays);
  const [trying, setTrying] = useState(false);
  const [tries, setTries] = useState(0);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    // If the text came with the HTML, hydration has to find exactly that text.
    setShown(true);
    return () => {
      here.current = false;
    };
  }, []);

  async function tryAgain() {
    setTrying(true);
    await onRetry();
    if (!here.current) return;
    setTrying(false);
    setTries((count) => count + 1);
  }

  if (!shown) return null;
  return (
    <div className={styles.unavailable} role="status">
      {!textStays && <h1>{label} did not load</h1>}
      <Notice tone="caution" title={textStays ? `${label} did not load completely` : 'This part of the site could not be loaded'}>
        <p>
          {textStays ? 'You can read this page, but its buttons do not work right now. ' : ''}
          The rest of the site works, and your progress is kept in this browser.
        </p>
        <p>{tries > 0 ? 'It still does not work. Please try again in a few minutes.' : 'Trying again after a moment often helps.'}</p>
        <Button variant="secondary" onClick={trying ? undefined : tryAgain} aria-disabled={trying}>
          {trying ? 'Trying…' : 'Try again'}
        </Button>
      </Notice>
    </div>
  );
}
