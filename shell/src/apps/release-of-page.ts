import type { LiveDocument } from '@portal/contracts';
import { createContext } from 'react';
import type { PageLoader } from './page-loader.ts';
import { findRoute } from './read-live.ts';

/** Which release of which app made the page at an address; nothing for pages of the shell. */
export type FindRelease = (live: LiveDocument, pathname: string) => { readonly id: string; readonly version: string } | undefined;

/** How the footer finds the release: in the browser from what was loaded, while pages are made from what is being rendered. */
export const ReleaseOfPage = createContext<FindRelease>(() => undefined);

/** The release that really was loaded, which is the former one after a fallback. */
export function loadedRelease(loader: PageLoader): FindRelease {
  return (live, pathname) => {
    const found = findRoute(live, pathname);
    if (!found) return undefined;
    const state = loader.current(found.app, found.route.page);
    return state && 'Page' in state ? state.release : found.app;
  };
}
