import type { LiveDocument } from '@portal/contracts';
import type { RouteObject } from 'react-router-dom';
import { Frame } from '../chrome/frame.tsx';
import { NotFound } from '../chrome/not-found.tsx';
import { FeaturePage } from '../releases/feature-page.tsx';
import type { LiveCheck } from '../releases/live-check.ts';
import type { PageLoader } from '../releases/page-loader.ts';

interface Parts {
  readonly live: LiveDocument;
  readonly liveCheck: LiveCheck;
  readonly loader: PageLoader;
  /** The first page's prerendered text, and the container name of the release that rendered it. */
  readonly first: { readonly path: string; readonly release: string; readonly text: string } | undefined;
  /** Makes the browser load the address of a navigation. */
  readonly hardNavigate: (address: URL) => void;
}

/** Id of the route for all addresses that the live document does not contain. */
export const NOT_FOUND = 'not-found';

/** How long a navigation waits for the live check after its page has loaded, in milliseconds: too short to be noticed. */
export const LIVE_CHECK_WAIT_MS = 100;

/** Creates the router's routes from the live document: no app is named in the shell. */
export function createRoutes({ live, liveCheck, loader, first, hardNavigate }: Parts): RouteObject[] {
  /** Never resolves: the previous page stays until the browser has left it. */
  function loadInBrowser({ url, signal }: Request): Promise<never> {
    if (!signal.aborted) hardNavigate(new URL(url));
    return new Promise(() => {});
  }
  async function reloadIfOutdated(): Promise<void> {
    const { href } = location;
    // Not if the visitor has navigated in the meantime.
    if ((await liveCheck.check()) && location.href === href) location.reload();
  }
  const pages = live.apps.flatMap((app) =>
    app.routes.map(
      (route): RouteObject => ({
        id: route.path,
        path: route.path,
        // As the host and the live document treat it: another spelling is another address.
        caseSensitive: true,
        // A new query or fragment is not a navigation to another page.
        shouldRevalidate: () => false,
        // The previous page stays until the next one has loaded. A loader that rejected would leave the page blank (design: federation,
        // point 12), so this one never does.
        async loader({ request }) {
          const outdated = liveCheck.check();
          // An earlier answer may be old, and without a network this tab had better show the page itself, so only an answer from the last
          // minute counts.
          if (liveCheck.isOutdated() && (await outdated)) return loadInBrowser(request);
          const [state] = await Promise.all([
            loader.ready(app, route.page),
            Promise.race([outdated, new Promise((resolve) => setTimeout(resolve, LIVE_CHECK_WAIT_MS))]),
          ]);
          // A page that did not load may belong to releases whose files have been deleted by now, so this waits for the answer.
          if ((liveCheck.isOutdated() || 'failed' in state) && (await outdated)) return loadInBrowser(request);
          return null;
        },
        element: (
          <FeaturePage
            key={route.path}
            app={app}
            route={route}
            loader={loader}
            stillText={first?.path === route.path && first.release === app.name ? first.text : undefined}
            reloadIfOutdated={reloadIfOutdated}
          />
        ),
      }),
    ),
  );
  const others: RouteObject = {
    id: NOT_FOUND,
    path: '*',
    // The server may know what this document does not: a page that is not listed, or one that was released since.
    loader: ({ request }) => loadInBrowser(request),
    element: <NotFound live={live} />,
  };
  return [{ id: 'frame', element: <Frame live={live} />, children: [...pages, others] }];
}
