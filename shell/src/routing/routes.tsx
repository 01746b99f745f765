import type { LiveDocument } from '@portal/contracts';
import type { RouteObject } from 'react-router-dom';
import { FeaturePage } from '../apps/feature-page.tsx';
import type { PageLoader } from '../apps/page-loader.ts';
import { Frame } from '../chrome/frame.tsx';
import { NotFound } from '../chrome/not-found.tsx';

interface Parts {
  readonly live: LiveDocument;
  readonly loader: PageLoader;
  /** The first page's text as it stood in the HTML. */
  readonly first: { readonly path: string; readonly text: string } | undefined;
  /** Leaves for an address of the site that this document does not know. */
  readonly leaveFor: (address: URL) => void;
}

/** Id of the route of all addresses that the live document does not know. */
export const NOT_FOUND = 'not-found';

/** The router's routes, made from the live document: no app is named in the shell. */
export function routesOf({ live, loader, first, leaveFor }: Parts): RouteObject[] {
  const pages = live.apps.flatMap((app) =>
    app.routes.map(
      (route): RouteObject => ({
        id: route.path,
        path: route.path,
        // As the host and the live document see it: another spelling is another address.
        caseSensitive: true,
        // Loading is the route's loader, so the page before stays until the next one is there. It never rejects:
        // a rejection would leave the page blank (design: federation, point 12).
        loader: async () => {
          await loader.ready(app, route.page);
          return null;
        },
        element: (
          <FeaturePage
            key={route.path}
            app={app}
            route={route}
            loader={loader}
            stillText={first?.path === route.path ? first.text : undefined}
          />
        ),
      }),
    ),
  );
  const others: RouteObject = {
    id: NOT_FOUND,
    path: '*',
    // What this document does not know the server may: a page that is not listed, or that was released since. So a step there, which
    // may also be one back, loads the document. It never resolves: the page before stays until the browser has left it.
    loader: ({ request }) => {
      leaveFor(new URL(request.url));
      return new Promise<never>(() => {});
    },
    element: <NotFound />,
  };
  return [{ id: 'frame', element: <Frame live={live} />, children: [...pages, others] }];
}
