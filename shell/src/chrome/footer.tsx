import type { LiveDocument } from '@portal/contracts';
import { linkIfSet } from '@portal/contracts';
import { ExternalLink } from '@portal/ui';
import { Link } from 'react-router-dom';
import { site } from '../../site.config.ts';
import { useReleaseOfPage } from '../releases/release-of-page.ts';
import { ThemeChoice } from '../theme/theme-choice.tsx';
import styles from './footer.module.css';

const legalStatus = site.claims?.legalStatus.says ?? '';

/** Brand, claim, the links that everyone looks for, and which releases made this page (3-decisions.md, "Footer"). */
export function Footer({ live }: { readonly live: LiveDocument }) {
  const release = useReleaseOfPage(live);
  return (
    <footer className={styles.footer} data-print="none">
      <div className={styles.inner}>
        <div>
          <p data-heading-face className={styles.brand}>
            {site.name}
          </p>
          <p>{site.tagline}</p>
          <p>{`100% free, ${legalStatus.charAt(0).toLowerCase()}${legalStatus.slice(1)}`}</p>
        </div>
        <ul className={styles.links}>
          <li>
            <Link to="/code-of-conduct">Code of conduct</Link>
          </li>
          <li>
            <Link to="/code-of-conduct#report">Report an incident</Link>
          </li>
          <li>
            <Link to="/safety-guidelines">Safety guidelines</Link>
          </li>
          <li>
            <Link to="/feedback">Website feedback</Link>
          </li>
          <li>
            <Link to="/your-data">Your data</Link>
          </li>
          <li>
            <ExternalLink href={linkIfSet(site.links.professionalNetwork)}>Professional network</ExternalLink>
          </li>
        </ul>
        <div className={styles.end}>
          <ThemeChoice />
          <p className={styles.release}>
            Made by shell {SHELL_VERSION}
            {release && ` and ${release.id} ${release.version}`}
          </p>
        </div>
      </div>
    </footer>
  );
}
