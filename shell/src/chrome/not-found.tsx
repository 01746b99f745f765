import type { LiveDocument } from '@portal/contracts';
import { buttonClass } from '@portal/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MainPlaces } from './main-places.tsx';
import styles from './not-found.module.css';

/** What an address shows that no app owns (1-platform.md section 2), and where the visitor may have meant to go. */
export function NotFound({ live }: { readonly live: LiveDocument }) {
  return (
    <div className={styles.page}>
      <h1>404 Page Not Found</h1>
      <p className={styles.hint}>Did you forget to add the page to the router?</p>
      <p>Nothing stands at this address. It may have been moved, or the link may have a typing mistake in it.</p>
      <div className={styles.ways}>
        <Link to="/" className={buttonClass({ look: 'primary' })}>
          Go to the home page
        </Link>
        <p className={styles.meant} role="status">
          <Meant live={live} />
        </p>
      </div>
      <MainPlaces entries={live.menu} />
    </div>
  );
}

/** The page that was probably meant. It depends on the address, which the stored page does not know, so it comes after hydration. */
function Meant({ live }: { readonly live: LiveDocument }) {
  const { pathname } = useLocation();
  const [route, setRoute] = useState<{ readonly path: string; readonly title: string }>();
  useEffect(() => {
    let isHere = true;
    const routes = live.apps.flatMap((app) => app.routes);
    // Its code too comes only where it is needed. Without it the page says less, and no more is lost.
    void import('./nearest-address.ts').then(
      ({ nearestAddress }) => {
        const nearest = nearestAddress(
          pathname,
          routes.map(({ path }) => path),
        );
        const found = routes.find(({ path }) => path === nearest);
        if (isHere) setRoute(found && { path: found.canonical ?? found.path, title: found.title });
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [live, pathname]);
  if (!route) return null;
  return (
    <>
      Did you mean <Link to={route.path}>{route.title}</Link>?
    </>
  );
}
