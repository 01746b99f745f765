import { queryDefaults } from '@portal/api-client';
import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';

// The apps' types hold what the shell shares; a router and a query client are the shell's own.
type Provider = ComponentType<{ children: ReactNode }>;
const { MemoryRouter } = jest.requireActual<{ MemoryRouter: Provider }>('react-router-dom');
const { QueryClient, QueryClientProvider } = jest.requireActual<{
  QueryClient: new (settings: { defaultOptions: unknown }) => unknown;
  QueryClientProvider: ComponentType<{ children: ReactNode; client: unknown }>;
}>('@tanstack/react-query');

const { renderToString } = jest.requireActual<{ renderToString: (node: ReactNode) => string }>('react-dom/server');

/** A page inside what the shell puts around it: a router, and a query client with the portal's defaults. */
function inShell(Page: ComponentType): ReactNode {
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: queryDefaults })}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>
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
