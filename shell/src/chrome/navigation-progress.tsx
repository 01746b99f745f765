import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './navigation-progress.module.css';

/** Delay before the progress line is shown, in milliseconds: most pages load sooner. */
const SHOW_AFTER_MS = 300;

/** A thin line while the next page loads; the previous page stays until then. */
export function NavigationProgress() {
  const loading = useNavigation().state === 'loading';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return setShown(false);
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return (
    <div className={styles.line} role="status">
      {shown && <span className="visually-hidden">Loading the page</span>}
      {shown && <span className={styles.run} aria-hidden="true" />}
    </div>
  );
}
