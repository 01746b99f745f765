import type { LiveDocument } from '@portal/contracts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { findRoute } from './live-document.ts';
import type { PageLoader } from './page-loader.ts';

interface Release {
  readonly id: string;
  readonly version: string;
}

/** Finds the release that rendered the page at an address; none for pages of the shell. */
export interface ReleaseSource {
  readonly find: (live: LiveDocument, pathname: string) => Release | undefined;
  /** Calls the listener when the result of `find` may have changed. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** How the footer finds the release: in the browser, from what was loaded; during prerendering, from what is being rendered. */
export const ReleaseOfPage = createContext<ReleaseSource>(knownRelease(undefined));

/** The release that rendered the current page. */
export function useReleaseOfPage(live: LiveDocument): Release | undefined {
  const { find, subscribe } = useContext(ReleaseOfPage);
  const { pathname } = useLocation();
  const snapshot = () => find(live, pathname);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** The release that is being rendered. */
export function knownRelease(release: Release | undefined): ReleaseSource {
  return { find: () => release, subscribe: () => () => {} };
}

/** The release that was loaded, which is the previous one after a fallback. */
export function loadedRelease(loader: PageLoader): ReleaseSource {
  return {
    find(live, pathname) {
      const found = findRoute(live, pathname);
      if (!found) return undefined;
      const state = loader.current(found.app, found.route.page);
      return state && 'Page' in state ? state.release : found.app;
    },
    subscribe: loader.subscribe,
  };
}
