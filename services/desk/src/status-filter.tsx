import { NavLink, useSearchParams } from 'react-router-dom';
import styles from './status-filter.module.css';

interface Props {
  /** Label by status; the first one is shown unless the address says otherwise. */
  readonly choices: Readonly<Record<string, string>>;
}

/** The status that the address of a queue names. */
export function useStatus(choices: Readonly<Record<string, string>>): string {
  const [search] = useSearchParams();
  const named = search.get('status') ?? '';
  return named in choices ? named : (Object.keys(choices)[0] ?? '');
}

/** Links to the queue in each status. */
export function StatusFilter({ choices }: Props) {
  const status = useStatus(choices);
  return (
    <nav aria-label="Status" className={styles.choices}>
      {Object.entries(choices).map(([value, label]) => (
        <NavLink key={value} to={`?status=${value}`} aria-current={value === status ? 'true' : undefined} className={styles.choice}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
