import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface Router {
  readonly state: { readonly location: { readonly pathname: string; readonly hash: string } };
  navigate(to: number | string): Promise<void>;
}

// An app's types of react-router-dom and react-dom are those that the shell shares, which do not include routers and the server's renderer.
const { MemoryRouter, createMemoryRouter, RouterProvider } = jest.requireActual<{
  MemoryRouter: ComponentType<{ children: ReactNode; initialEntries: string[] }>;
  createMemoryRouter(routes: object[], options: { initialEntries: string[] }): Router;
  RouterProvider: ComponentType<{ router: Router }>;
}>('react-router-dom');
const { renderToString } = jest.requireActual<{ renderToString(element: ReactNode): string }>('react-dom/server');

export { renderToString };

let location: ReturnType<typeof useLocation>;
function Location() {
  location = useLocation();
  return null;
}

function inRouter(Page: ComponentType, address: string): ReactElement {
  return (
    <MemoryRouter initialEntries={[address]}>
      <Page />
      <Location />
    </MemoryRouter>
  );
}

/** Shows a page in a router, as in the shell. */
export function show(Page: ComponentType, address = '/'): RenderResult {
  return render(inRouter(Page, address));
}

/** The HTML of a page as the server renders it, for an address without query and fragment. */
export function prerendered(Page: ComponentType, address = '/'): string {
  return renderToString(inRouter(Page, address));
}

/** Hydrates a prerendered page, at an address that only the browser knows. */
export function hydrate(
  Page: ComponentType,
  container: HTMLElement,
  onRecoverableError?: (error: unknown) => void,
  address = '/',
): RenderResult {
  return render(inRouter(Page, address), { container, hydrate: true, onRecoverableError });
}

/** The address of the page that is shown, with a readable query. */
export function currentAddress(): { readonly pathname: string; readonly search: string; readonly hash: string } {
  return { ...location, search: decodeURIComponent(location.search.replaceAll('+', ' ')) };
}

/** Several pages in a router with a history: its element, and the router to navigate with. */
export function pagesInRouter(routes: object[], address: string): { readonly router: Router; readonly element: ReactElement } {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return { router, element: <RouterProvider router={router} /> };
}

export type { Router };
