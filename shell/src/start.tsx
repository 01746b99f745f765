import '@portal/ui/tokens.css';
import type { LiveDocument } from '@portal/contracts';
import { startProgress } from '@portal/progress';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createPageLoader, type LoadPage, type ReadPrevious } from './apps/page-loader.ts';
import { createQueryClient } from './apps/query-client.ts';
import { findRoute } from './apps/read-live.ts';
import { loadedRelease, ReleaseOfPage } from './apps/release-of-page.ts';
import { ROOT_ID } from './document.ts';
import { routesOf } from './routing/routes.tsx';

/** Brings a page to life: loads what it shows, then hydrates the HTML, or renders where there is none or where it is another release's. */
export async function start(live: LiveDocument, parts: { readonly load: LoadPage; readonly readPrevious: ReadPrevious }): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no element "${ROOT_ID}".`);
  const loader = createPageLoader(parts);
  const found = findRoute(live, location.pathname);
  const text = root.querySelector('[data-page]')?.innerHTML;
  const first = found && text !== undefined ? { path: found.route.path, text } : undefined;
  // The first page is there before anything is hydrated: same markup, same nodes (design: federation, point 11).
  const state = found && (await loader.ready(found.app, found.route.page));

  const router = createBrowserRouter(routesOf({ live, loader, first }), {
    hydrationData: { loaderData: found ? { [found.route.path]: null } : {} },
  });
  const tree = (
    <QueryClientProvider client={createQueryClient()}>
      <ReleaseOfPage value={loadedRelease(loader)}>
        <RouterProvider router={router} />
      </ReleaseOfPage>
    </QueryClientProvider>
  );
  const anotherRelease = state && 'Page' in state && state.from === 'previous';
  if (anotherRelease) root.replaceChildren();
  if (root.hasChildNodes()) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
  startProgress();
}
