import { useState } from 'react';
import styles from './y.module.css';
export function Page() {
  const [n, set] = useState(0);
  return (
    <>
      <h1 className={styles.b}>Volunteer</h1>
      <button type="button" onClick={() => set(n + 1)}>
        {n}
      </button>
    </>
  );
}
