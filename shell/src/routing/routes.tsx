import type { LiveDocument } from '@portal/contracts';
import { type RouteObject, useLoaderData, useMatches } from 'react-router-dom';
import { FeaturePage } from '../apps/feature-page.tsx';
import type { FollowLive } from '../apps/follow-live.ts';
import type { PageLoader } from '../apps/page-loader.ts';
import { findRoute } from '../apps/read-live.ts';
import { Frame } from '../chrome/frame.tsx';
import { NotFound } from '../chrome/not-found.tsx';
import { stepTo } from './step.ts';

interface Parts {
  /** What is live, and what becomes live while the tab is open. */
  readonly following: FollowLive;
  readonly loader: PageLoader;
  /** The first page's text as it stood in the HTML, and the container's name of the release that made it. */
  readonly first: { readonly path: string; readonly release: string; readonly text: string } | undefined;
  /** Leaves for an address of the site that has to come from the server. */
  readonly leaveFor: (address: URL) => void;
  /** Whether the browser is at this address already: a step back or forward has changed it before anything is loaded. */
  readonly isHere: (address: URL) => boolean;
}

/** Id of the route of all addresses that the live document does not know. */
export const NOT_FOUND = 'not-found';

/**
 * The router's routes, made from the live document: no app is named in the shell. What a route's loader brings is the live document
 * that its page comes from, so frame and page change together, and only when a step is done.
 */
export function routesOf({ following, loader, first, leaveFor, isHere }: Parts): RouteObject[] {
  /** Leaves, unless the step was given up. It never resolves: the page before stays until the browser has left it. */
  const leave = ({ url, signal }: Request) => {
    if (!signal.aborted) leaveFor(new URL(url));
    return new Promise<never>(() => {});
  };
  const renew = async () => {
    const shown = following.taken();
    const { href } = location;
    // Who has gone on meanwhile stays there.
    if ((await following.ask()) && following.newest() !== shown && location.href === href) leaveFor(new URL(href));
  };
  const pages = following.taken().apps.flatMap((app) =>
    app.routes.map(
      ({ path }): RouteObject => ({
        id: path,
        path,
        // As the host and the live document see it: another spelling is another address.
        caseSensitive: true,
        // The page that is shown stays the one it is, whatever changes behind its address: this is asked where the route stays the same.
        shouldRevalidate: () => false,
        // Loading is the route's loader, so the page before stays until the next one is there. It never rejects:
        // a rejection would leave the page blank (design: federation, point 12).
        loader: ({ request }) => {
          const { url, signal } = request;
          return stepTo({ path, isBack: isHere(new URL(url)), leave: () => leave(request), signal, loader, following });
        },
        element: <Arrived key={path} path={path} loader={loader} first={first} renew={renew} />,
      }),
    ),
  );
  const others: RouteObject = {
    id: NOT_FOUND,
    path: '*',
    // What this document does not know the server may: a page that is not listed, or that was released since. So a step there, which
    // may also be one back, loads the document.
    loader: ({ request }) => leave(request),
    element: <NotFound />,
  };
  return [{ id: 'frame', element: <FrameOfPage first={following.taken()} />, children: [...pages, others] }];
}

/** The frame with what was live when its page came. */
function FrameOfPage({ first }: { readonly first: LiveDocument }) {
  const live = useMatches().at(-1)?.loaderData as LiveDocument | null | undefined;
  return <Frame live={live ?? first} />;
}

type ArrivedProps = Pick<Parts, 'loader' | 'first'> & { readonly path: string; readonly renew: () => Promise<void> };

/** The page at an address, of the release that was live when it came. */
function Arrived({ path, loader, first, renew }: ArrivedProps) {
  const found = findRoute(useLoaderData<LiveDocument>(), path);
  if (!found) return null;
  const { app, route } = found;
  const stillText = first?.path === path && first.release === app.name ? first.text : undefined;
  return <FeaturePage app={app} route={route} loader={loader} stillText={stillText} renew={renew} />;
}
