import '@portal/ui/tokens.css';
import { startProgress } from '@portal/progress';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createFederation } from './apps/federation.ts';
import { createPageLoader } from './apps/page-loader.ts';
import { findRoute, readLive } from './apps/read-live.ts';
import { loadedRelease, ReleaseOfPage } from './apps/release-of-page.ts';
import { ROOT_ID } from './document.ts';
import { routesOf } from './routing/routes.tsx';

async function start(): Promise<void> {
  const live = readLive(document);
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no element "${ROOT_ID}".`);
  const loader = createPageLoader(createFederation());
  const found = findRoute(live, location.pathname);
  const text = root.querySelector('[data-page]')?.innerHTML;
  const first = found && text !== undefined ? { path: found.route.path, text } : undefined;
  // The first page is there before anything is hydrated: same markup, same nodes (design: federation, point 11).
  const state = found && (await loader.ready(found.app, found.route.page));

  const router = createBrowserRouter(routesOf({ live, loader, first }), {
    hydrationData: { loaderData: found ? { [found.route.path]: null } : {} },
  });
  const tree = (
    <ReleaseOfPage value={loadedRelease(loader)}>
      <RouterProvider router={router} />
    </ReleaseOfPage>
  );
  if (state && 'Page' in state && state.from === 'previous') {
    // The HTML is another release's: it gives way as a whole.
    root.replaceChildren();
    createRoot(root).render(tree);
  } else hydrateRoot(root, tree);
  startProgress();
}

void start();
