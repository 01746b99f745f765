import MenuIcon from 'lucide-react/icons/menu';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './main-navigation.module.css';

const ID = 'main-pages';
const PLACES = [
  { label: 'Learn', to: '/modules' },
  { label: 'Projects', to: '/collaborate' },
  { label: 'AI tools', to: '/tools' },
  { label: 'Resources', to: '/resources' },
  { label: 'About', to: '/team' },
  { label: 'Report', to: '/code-of-conduct#report' },
];

/**
 * The main pages in the header (3-decisions.md, "Navigation"): a row from 1024 px on, and below that width a button and a list. The list is
 * a popover, so that the browser opens and closes it before scripts have arrived, and without them.
 */
export function MainNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={styles.navigation}>
      <button type="button" className={styles.button} popoverTarget={ID} aria-label="Main pages">
        <MenuIcon aria-hidden focusable="false" />
      </button>
      <ul id={ID} popover="auto" className={styles.list}>
        {PLACES.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? 'page' : undefined} onClick={closeList}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function closeList({ currentTarget }: MouseEvent) {
  const list = currentTarget.closest<HTMLElement>('[popover]');
  if (list?.matches(':popover-open')) list.hidePopover();
}
