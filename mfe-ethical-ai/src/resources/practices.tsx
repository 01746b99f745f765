import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import styles from './practices.module.css';
import type { ResourcesStrings } from './resources.schema.ts';

/** SAFE against NOT SAFE; icon, word and color say the same. */
export function Practices({ safe, notSafe }: Pick<ResourcesStrings['practices'], 'safe' | 'notSafe'>) {
  return (
    <div className={styles.practices}>
      {([safe, notSafe] as const).map(({ heading, list }) => {
        const Icon = heading === safe.heading ? Check : X;
        return (
          <div key={heading} className={heading === safe.heading ? styles.safe : styles.notSafe}>
            <h5 className={styles.heading}>
              <Icon aria-hidden />
              {heading}
            </h5>
            <ul className={styles.list}>
              {list.map((practice) => (
                <li key={practice}>{practice}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
