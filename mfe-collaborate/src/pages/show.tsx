import { discardLists } from '@portal/api-client';
import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';

// The apps' types hold what the shell shares, and a router is not among it.
type Provider = ComponentType<{ children: ReactNode }>;
const { MemoryRouter } = jest.requireActual<{ MemoryRouter: Provider }>('react-router-dom');
const { renderToString } = jest.requireActual<{ renderToString: (node: ReactNode) => string }>('react-dom/server');

afterEach(discardLists);

/** A page inside what the shell puts around it: a router. */
function inShell(Page: ComponentType): ReactNode {
  return (
    <MemoryRouter>
      <Page />
    </MemoryRouter>
  );
}

/** The HTML of a page as it is made ahead. */
export function prerendered(Page: ComponentType): string {
  return renderToString(inShell(Page));
}

/** Lets the browser take over a page that was made ahead. */
export function hydrate(Page: ComponentType, container: HTMLElement, onRecoverableError?: (error: unknown) => void): RenderResult {
  return render(inShell(Page), { container, hydrate: true, onRecoverableError });
}

/** Shows a page in a test, as it stands in the shell. */
export function show(Page: ComponentType): RenderResult {
  return render(inShell(Page));
}
