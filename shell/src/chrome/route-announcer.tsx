import type { LiveDocument } from '@portal/contracts';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { site } from '../../site.config.ts';
import { findRoute } from '../releases/live-document.ts';
import { focusHeading, focusPlace } from '../routing/focus-heading.ts';
import { pageTitle } from '../routing/page-title.ts';

/**
 * Does after a navigation within the tab what a full page load does by itself: sets the title, and focuses the new heading, or the place
 * that the address names, so that a screen reader announces it and Tab goes on from there. The router handles scrolling.
 */
export function RouteAnnouncer({ live }: { readonly live: LiveDocument }) {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const before = useRef({ pathname, key });
  useEffect(() => {
    document.title = pageTitle(site, findRoute(live, pathname)?.route.title, live.preview);
    const isNewPage = before.current.pathname !== pathname;
    const isFollowed = before.current.key !== key && type === NavigationType.Push;
    before.current = { pathname, key };
    if (hash && (isNewPage || isFollowed)) focusPlace(hash);
    else if (isNewPage) focusHeading();
  }, [live, pathname, hash, key, type]);
  return null;
}
