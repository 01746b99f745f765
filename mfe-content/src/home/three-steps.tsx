import discover from '../../media/drawings/discover.svg';
import join from '../../media/drawings/join.svg';
import learn from '../../media/drawings/learn.svg';
import type { HomeStrings } from './home.schema.ts';
import styles from './three-steps.module.css';

const drawings = [learn, discover, join];

/** The visitor's path, in order: Learn, Discover Projects, Join a Team (1-platform.md section 1). */
export function ThreeSteps({ steps }: { readonly steps: HomeStrings['steps']['list'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ heading, text }, index) => (
        <li key={heading} className={styles.step}>
          <img className={styles.drawing} src={drawings[index]} alt="" width={320} height={240} loading="lazy" />
          <div className={styles.text}>
            <h3 className={styles.heading}>{heading}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
