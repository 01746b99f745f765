import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './on-the-way.module.css';

/** Milliseconds before a page change shows that it is under way: most are there sooner. */
const PATIENCE_MS = 300;

/** A thin line while the next page loads; the page before stays until then. */
export function OnTheWay() {
  const loading = useNavigation().state === 'loading';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return setShown(false);
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return (
    <div className={styles.line} role="status">
      {shown && <span className="visually-hidden">Loading the page</span>}
      {shown && <span className={styles.run} aria-hidden="true" />}
    </div>
  );
}
