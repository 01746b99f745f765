import type { LiveMenuEntry } from '@portal/contracts';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { MenuAsSlot } from './menu.tsx';
import styles from './not-found.module.css';

/** Placeholder element of the list in a stored body, like that of the menu. */
export const PLACES_SLOT = 'portal-places';

/**
 * The entries of the live menu as a list that needs no opening and no scripts. Like the menu, it is rendered separately, so it has no
 * generated ids.
 */
export function MainPlaces({ entries }: { readonly entries: readonly LiveMenuEntry[] }) {
  if (useContext(MenuAsSlot)) return <portal-places />;
  if (entries.length === 0) return null;
  return (
    <nav className={styles.places} aria-labelledby="main-places">
      <h2 id="main-places">Popular pages</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path}>{entry.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
