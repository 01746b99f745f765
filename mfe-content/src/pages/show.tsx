import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

// The apps' types of react-router-dom hold what the shell shares, and a router is not among it.
const { MemoryRouter } = jest.requireActual<{ MemoryRouter: ComponentType<{ children: ReactNode; initialEntries: string[] }> }>(
  'react-router-dom',
);
const { renderToString } = jest.requireActual<{ renderToString: (node: ReactNode) => string }>('react-dom/server');

let search = '';
function Address() {
  search = useLocation().search;
  return null;
}

function inShell(Page: ComponentType, address: string): ReactNode {
  return (
    <MemoryRouter initialEntries={[address]}>
      <Page />
      <Address />
    </MemoryRouter>
  );
}

/** Shows a page in a test, inside a router as in the shell. */
export function show(Page: ComponentType, address = '/'): RenderResult {
  return render(inShell(Page, address));
}

/** What stands behind the question mark of the page's address now. */
export function searchOfAddress(): string {
  return decodeURIComponent(search.replaceAll('+', ' '));
}

/** The HTML of a page as it is made ahead: of an address without a question mark. */
export function prerendered(Page: ComponentType): string {
  return renderToString(inShell(Page, '/'));
}

/** Lets the browser take over a page that was made ahead, at an address that only the browser knows. */
export function hydrate(
  Page: ComponentType,
  container: HTMLElement,
  onRecoverableError: (error: unknown) => void,
  address = '/',
): RenderResult {
  return render(inShell(Page, address), { container, hydrate: true, onRecoverableError });
}
