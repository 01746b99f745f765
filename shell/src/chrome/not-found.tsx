import { LIVE_DOCUMENT_ID, type LiveDocument } from '@portal/contracts';
import { buttonClass } from '@portal/ui';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { readLive } from '../apps/read-live.ts';
import { MainPlaces } from './main-places.tsx';
import styles from './not-found.module.css';

/** What an address shows that no app owns (1-platform.md section 2), and where the visitor may have meant to go. */
export function NotFound() {
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
          <Meant />
        </p>
      </div>
      <MainPlaces entries={liveHere()?.menu ?? []} />
    </div>
  );
}

/** The page that was probably meant. It depends on the address, which the stored page does not know, so it comes after hydration. */
function Meant() {
  const { pathname } = useLocation();
  const [route, setRoute] = useState<{ readonly path: string; readonly title: string }>();
  useEffect(() => {
    let isHere = true;
    const routes = liveHere()?.apps.flatMap((app) => app.routes) ?? [];
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
  }, [pathname]);
  if (!route) return null;
  return (
    <>
      Did you mean <Link to={route.path}>{route.title}</Link>?
    </>
  );
}

/** What is live, as the page itself says; nothing while pages are made, or where a page does not say it. */
function liveHere(): LiveDocument | undefined {
  return typeof document !== 'undefined' && document.getElementById(LIVE_DOCUMENT_ID) ? readLive(document) : undefined;
}
