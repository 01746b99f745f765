import type { LiveDocument } from '@portal/contracts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../site.config.ts';
import { findRoute } from '../releases/live-document.ts';
import { focusHeading } from '../routing/focus-heading.ts';
import { pageTitle } from '../routing/page-title.ts';

/**
 * Does after a navigation within the tab what a full page load does by itself: sets the title and focuses the new heading, so that a screen
 * reader announces it. The router handles scrolling.
 */
export function RouteAnnouncer({ live }: { readonly live: LiveDocument }) {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    document.title = pageTitle(site, findRoute(live, pathname)?.route.title, live.preview);
    if (before.current === pathname) return;
    before.current = pathname;
    if (!hash) focusHeading();
  }, [live, pathname, hash]);
  return null;
}
