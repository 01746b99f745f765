import type { LiveDocument } from '@portal/contracts';
import { buttonClass } from '@portal/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { MainPlaces } from './main-places.tsx';
import styles from './not-found.module.css';

/** The page for an address that no app owns (1-platform.md section 2), with a suggestion of where the visitor may have meant to go. */
export function NotFound({ live }: { readonly live: LiveDocument }) {
  return (
    <div className={styles.page}>
      <h1>404 Page Not Found</h1>
      <p className={styles.hint}>Did you forget to add the page to the router?</p>
      <p>There is no page at this address. It may have moved, or the link may contain a typo.</p>
      <div className={styles.ways}>
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          Go to the home page
        </Link>
        <p className={styles.suggestion} role="status">
          <DidYouMean live={live} />
        </p>
      </div>
      <MainPlaces entries={live.menu} />
    </div>
  );
}

/**
 * Suggests the page with the nearest address. It depends on the address, which the stored page does not know, so it is rendered after
 * hydration.
 */
function DidYouMean({ live }: { readonly live: LiveDocument }) {
  const { pathname } = useLocation();
  const [route, setRoute] = useState<{ readonly path: string; readonly title: string }>();
  useEffect(() => {
    let isMounted = true;
    const routes = live.apps.flatMap((app) => app.routes);
    // Loaded on demand; if it fails, the page only lacks the suggestion.
    void import('./nearest-address.ts').then(
      ({ nearestAddress }) => {
        const nearest = nearestAddress(
          pathname,
          routes.map(({ path }) => path),
        );
        const found = routes.find(({ path }) => path === nearest);
        if (isMounted) setRoute(found && { path: found.canonical ?? found.path, title: found.title });
      },
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [live, pathname]);
  if (!route) return null;
  return (
    <>
      Did you mean <Link to={route.path}>{route.title}</Link>?
    </>
  );
}
