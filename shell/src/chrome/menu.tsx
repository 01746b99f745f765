import type { LiveDocument } from '@portal/contracts';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './menu.module.css';
import { useAway } from './use-away.ts';

/** Placeholder element of the menu in a stored body; prerendering replaces it with the live menu. */
export const MENU_SLOT = 'portal-menu';
/** True while a body is rendered that has to be valid for every live document. */
export const MenuAsSlot = createContext(false);

/**
 * The floating menu: a button and a list of links, on every page except the home page. It closes when an item is chosen, on a click outside
 * and on Escape, which returns the focus to the button. It has no generated ids, because it is rendered separately from the page around it.
 */
export function Menu({ live }: { readonly live: LiveDocument }) {
  const asSlot = useContext(MenuAsSlot);
  const { pathname } = useLocation();
  if (pathname === '/') return null;
  if (asSlot) return <portal-menu />;
  // Choosing an item changes the address; the new key closes the menu.
  return <OpenableMenu key={pathname} live={live} pathname={pathname} />;
}

function OpenableMenu({ live, pathname }: { readonly live: LiveDocument; readonly pathname: string }) {
  const [open, setOpen] = useState(false);
  const away = useAway();
  const titles = new Map(live.apps.flatMap((app) => app.routes.map((route) => [route.path, route.title])));
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (!nav.current?.contains(event.target as Node)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);

  const Icon = open ? X : MenuIcon;
  return (
    <nav data-print="none" className={styles.menu} aria-label="Site menu" ref={nav} data-away={(away && !open) || undefined}>
      <button
        type="button"
        className={styles.button}
        ref={button}
        aria-expanded={open}
        aria-controls="site-menu"
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden="true" focusable="false" />
        <span>Menu</span>
      </button>
      <ul id="site-menu" className={styles.list} hidden={!open}>
        {live.menu.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} aria-current={path === pathname ? 'page' : undefined} onClick={() => setOpen(false)}>
              {label}
              {path !== '/' && <PageName label={label} title={titles.get(path)} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The name of a page whose menu label is different (3-decisions.md, "Navigation"). The home page's title is not a name. */
function PageName({ label, title }: { readonly label: string; readonly title: string | undefined }) {
  if (!title || title === label) return null;
  return (
    <>
      {' '}
      <span className={styles.name}>{title}</span>
    </>
  );
}
