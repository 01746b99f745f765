import type { LiveDocument } from '@portal/contracts';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { KeptPageNotice } from '../offline/kept-page-notice.tsx';
import { SCROLL_POSITIONS_KEY } from '../routing/hard-navigate.ts';
import { FollowTheme } from '../theme/follow-theme.tsx';
import { LoadHeadingFont } from '../theme/load-heading-font.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Menu } from './menu.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { NetworkState } from './network-state.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { StorageNotice } from './storage-notice.tsx';
import { ToastArea } from './toasts/toast-area.tsx';

/** Everything around a page (1-platform.md section 2, "Shared chrome"), beginning with the skip link. */
export function Frame({ live }: { readonly live: LiveDocument }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <Suspense>
        <Header />
      </Suspense>
      <NavigationProgress />
      <main id="main" className={styles.main} tabIndex={-1}>
        <KeptPageNotice />
        <StorageNotice />
        <Outlet />
      </main>
      <Suspense>
        <Footer live={live} />
      </Suspense>
      <Suspense>
        <Menu live={live} />
      </Suspense>
      <NetworkState live={live} />
      <ToastArea />
      <RouteAnnouncer live={live} />
      <FollowTheme />
      <LoadHeadingFont />
      <ScrollRestoration storageKey={SCROLL_POSITIONS_KEY} />
    </>
  );
}
