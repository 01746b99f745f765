import '@portal/ui/tokens.css';
import type { LiveDocument } from '@portal/contracts';
import { startProgress } from '@portal/progress';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ROOT_ID } from '../document.ts';
import { startWorker } from '../offline/start-worker.ts';
import { createLiveCheck } from '../releases/live-check.ts';
import { findRoute } from '../releases/live-document.ts';
import { budgetLeft, createPageLoader, type LoadPage, type ReadPrevious } from '../releases/page-loader.ts';
import { loadedRelease, ReleaseOfPage } from '../releases/release-of-page.ts';
import { createErrorReporter } from '../releases/report-error.ts';
import { focusHeading } from '../routing/focus-heading.ts';
import { cancelNavigationOnReturn, hardNavigate, restoreScroll } from '../routing/hard-navigate.ts';
import { onIntent } from '../routing/intent.ts';
import { createRoutes, NOT_FOUND } from './routes.tsx';

/** What a start needs besides the live document. */
interface StartParts {
  readonly load: LoadPage;
  readonly readPrevious: ReadPrevious;
  /** Fetches the site's current live document; without it, the tab never checks. */
  readonly fetchLive?: () => Promise<LiveDocument>;
}

/** Starts a page: loads its release, then hydrates the HTML, or renders the page if there is no HTML or it comes from another release. */
export async function start(live: LiveDocument, parts: StartParts): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no element "${ROOT_ID}".`);
  restoreScroll();
  const onError = createErrorReporter(live);
  const loader = createPageLoader({ ...parts, onError, firstBudgetMs: budgetLeft(performance.now()) });
  const found = findRoute(live, location.pathname);
  const text = root.querySelector('[data-page]')?.innerHTML;
  const first = found && text !== undefined ? { path: found.route.path, release: found.app.name, text } : undefined;
  // The page's component is loaded before hydration, so that markup and nodes are the same (design: federation, point 11).
  const state = found && (await loader.ready(found.app, found.route.page));

  const liveCheck = createLiveCheck(live, parts.fetchLive);
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(
    createRoutes({ live, liveCheck, loader, first, hardNavigate: (address) => hardNavigate(router, address) }),
    { hydrationData: { loaderData: { [found ? found.route.path : NOT_FOUND]: null } } },
  );
  cancelNavigationOnReturn(router);
  const tree = (
    <ReleaseOfPage value={loadedRelease(loader)}>
      <RouterProvider router={router} />
    </ReleaseOfPage>
  );
  const anotherRelease = state && 'Page' in state && state.from === 'previous';
  const onUncaughtError = (problem: unknown) => {
    reportError(problem);
    // The error boundary of the page did not catch it: the frame itself has thrown, and React has unmounted everything.
    onError({ id: 'shell', version: live.shell.version }, 'unavailable');
  };
  if (root.hasChildNodes() && !anotherRelease) {
    // All code has run by now. What the visitor has done in the meantime comes before hydration, which is the longest task of a start.
    await yieldToMain();
    hydrate(root, tree, { onUncaughtError });
    startProgress();
  } else renderAnew(root, tree, { onUncaughtError });
  startWorker(live, router);
  // Prefetches the page of a link that is pointed at. Errors are ignored.
  onIntent(document, (path) => {
    void liveCheck.check();
    const next = findRoute(live, path);
    if (next && !liveCheck.isOutdated()) void loader.prepare(next.app, next.route.page);
  });
}

/**
 * Resolves in a separate task, so that the browser can handle input and paint. Through a message instead of a timer, because timers of
 * background tabs run once a second.
 */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Hydrates the existing nodes: what the visitor has typed, the focus and the scroll position stay. */
function hydrate(root: HTMLElement, tree: ReactNode, options: RootOptions): void {
  // Synchronously, including effects, so that the page works as soon as possible. Its parts are Suspense boundaries, which hydrate in
  // separate tasks.
  flushSync(() => hydrateRoot(root, tree, options));
}

/** Renders the tree in place of whatever is there, in one step: nothing is painted in between. */
function renderAnew(root: HTMLElement, tree: ReactNode, options: RootOptions): void {
  const { scrollX, scrollY } = window;
  const hadFocus = root.contains(document.activeElement);
  root.replaceChildren();
  flushSync(() => createRoot(root, options).render(tree));
  flushSync(startProgress);
  if (hadFocus) focusHeading();
  if (window.scrollY !== scrollY) window.scrollTo(scrollX, scrollY);
}
