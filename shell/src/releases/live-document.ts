import { LIVE_DOCUMENT_ID, type LiveApp, type LiveDocument, type LiveRoute } from '@portal/contracts';

/** Reads the live document that is inlined in the page; throws if there is none, because then nothing can be loaded. */
export function readLiveDocument(page: Document): LiveDocument {
  const text = page.getElementById(LIVE_DOCUMENT_ID)?.textContent;
  if (!text) throw new Error(`The page does not contain the live document "${LIVE_DOCUMENT_ID}".`);
  return JSON.parse(text) as LiveDocument;
}

/** The app and route of an address. */
export interface FoundRoute {
  readonly app: LiveApp;
  readonly route: LiveRoute;
}

/** The app and route of an address; a trailing slash is ignored. */
export function findRoute(live: LiveDocument, pathname: string): FoundRoute | undefined {
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  for (const app of live.apps) {
    const route = app.routes.find((candidate) => candidate.path === path);
    if (route) return { app, route };
  }
  return undefined;
}
