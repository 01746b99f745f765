import Check from 'lucide-react/icons/check';
import logo from '../../media/drawings/logo.svg';
import styles from './claims.module.css';

interface Props {
  readonly claims: readonly string[];
  /** Text alternative of the logo. */
  readonly logoName: string;
}

/** The organization's mark and its claims, like the imprint of a book. */
export function Claims({ claims, logoName }: Props) {
  return (
    <div className={styles.imprint}>
      <img className={styles.logo} src={logo} alt={logoName} width={32} height={32} />
      <ul className={styles.claims}>
        {claims.map((claim) => (
          <li key={claim} data-heading-face className={styles.claim}>
            <Check aria-hidden className={styles.check} />
            {claim}
          </li>
        ))}
      </ul>
    </div>
  );
}
