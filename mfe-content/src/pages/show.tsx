import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';

// The apps' types of react-router-dom hold what the shell shares, and a router is not among it.
const { MemoryRouter } = jest.requireActual<{ MemoryRouter: ComponentType<{ children: ReactNode }> }>('react-router-dom');

/** Shows a page in a test, inside a router as in the shell. */
export function show(Page: ComponentType): RenderResult {
  return render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}
