import { useSettings } from '@portal/progress';
import { act, render, renderHook } from '@testing-library/react';
import type { ComponentType, ReactElement } from 'react';
import { Page } from './modules.page.tsx';

interface Router {
  readonly state: { readonly location: { readonly pathname: string; readonly hash: string } };
  navigate(to: number | string): Promise<void>;
}

// The apps' types of react-router-dom hold what the shell shares, and a router is not among it.
const { createMemoryRouter, RouterProvider } = jest.requireActual<{
  createMemoryRouter(routes: object[], options: { initialEntries: string[] }): Router;
  RouterProvider: ComponentType<{ router: Router }>;
}>('react-router-dom');

/** The page in a router, as in the shell. */
export function pageAt(address: string): { readonly router: Router; readonly element: ReactElement } {
  const routes = [
    { path: '/modules', element: <Page /> },
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
  renderHook(useSettings).result.current.change({});
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  });
}

/** Goes to an address in a test, with what the visitor's browser keeps, by key without "portal.". */
export function visit(address = '/modules', kept: Readonly<Record<string, unknown>> = {}): Router {
  keep(kept);
  const { router, element } = pageAt(address);
  render(element);
  return router;
}
