import { useSettings } from '@portal/progress';
import { act, render, renderHook } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { textPages } from '../modules/text-pages.ts';
import { Page as TextPage } from './module-text.page.tsx';
import { Page } from './modules.page.tsx';
import { Page as ResearchPath } from './research-modules.page.tsx';

interface Router {
  readonly state: { readonly location: { readonly pathname: string; readonly hash: string } };
  navigate(to: number | string): Promise<void>;
}

// The apps' types of react-router-dom hold what the shell shares, and a router is not among it.
const { createMemoryRouter, RouterProvider } = jest.requireActual<{
  createMemoryRouter(routes: object[], options: { initialEntries: string[] }): Router;
  RouterProvider: ComponentType<{ router: Router }>;
}>('react-router-dom');
/** The server's renderer; its package's types are not installed for apps, which never render on a server themselves. */
const { renderToString } = jest.requireActual<{ renderToString(element: ReactElement): string }>('react-dom/server.edge');

/** The app's pages in a router, as in the shell. */
export function pageAt(address: string): { readonly router: Router; readonly element: ReactElement } {
  const routes = [
    { path: '/modules', element: <Page /> },
    { path: '/research-modules', element: <ResearchPath /> },
    ...textPages.map(({ path }) => ({ path, element: <TextPage /> })),
    { path: '*', element: <p>Another page</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return { router, element: <RouterProvider router={router} /> };
}

/** Makes the browser keep `kept` and nothing else. */
export function keep(kept: Readonly<Record<string, unknown>>): void {
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(`portal.${name}`, JSON.stringify(value));
  // The store begins with its first change, as small as it may be, and reads everything anew when all is cleared.
  const { change } = renderHook(useSettings).result.current;
  act(() => {
    change({});
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  });
}

/** What `GET /api/modules` answers; the function is the browser's, so that a test can see who asks. */
export function answering(answer: (address: string) => Promise<unknown>): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    return new Response(JSON.stringify(await answer(String(address))));
  });
}

/** The HTML of a page, made ahead: without what stands behind the sign #, which no server sees. */
export const prerendered = (address = '/modules'): string => renderToString(pageAt(address.split('#')[0] ?? address).element);

/** Opens an address in a test as the browser does: HTML first, with what the visitor's browser keeps, by key without "portal.". */
export function visit(address = '/modules', kept: Readonly<Record<string, unknown>> = {}): Router {
  keep(kept);
  const { router, element } = pageAt(address);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerendered(address);
  render(element, { container, hydrate: true });
  return router;
}

/** Comes to the page from another one of the site. */
export async function comeFromWithin(address = '/modules', kept: Readonly<Record<string, unknown>> = {}): Promise<Router> {
  keep(kept);
  const { router, element } = pageAt('/elsewhere');
  render(element);
  await act(() => router.navigate(address));
  return router;
}

/** The same, and waits for what the page fetches at once. */
export async function arrive(address: string, kept: Readonly<Record<string, unknown>> = {}): Promise<Router> {
  keep(kept);
  const { router, element } = pageAt(address);
  await act(async () => void render(element));
  return router;
}
