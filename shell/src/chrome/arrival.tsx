import type { LiveDocument } from '@portal/contracts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { site } from '../../site.config.ts';
import { findRoute } from '../releases/live-document.ts';
import { focusHeading } from '../routing/focus-heading.ts';
import { pageTitle } from '../routing/page-title.ts';

/**
 * What a full page load does by itself and a page change inside the site has to do: the title, and focus on the new heading,
 * which a screen reader then reads. Scrolling is the router's.
 */
export function Arrival({ live }: { readonly live: LiveDocument }) {
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
