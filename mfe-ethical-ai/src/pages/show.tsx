import { act, type RenderResult, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

// The apps' types of these modules hold what the shell shares, and neither of the two is among it.
const { MemoryRouter } = jest.requireActual<{ MemoryRouter: ComponentType<{ children: ReactNode }> }>('react-router-dom');
const { startProgress } = jest.requireActual<{ startProgress(): void }>('@portal/progress');

/** A page inside a router as in the shell, with the address beside it. */
export function inRouter(Page: ComponentType) {
  return (
    <MemoryRouter>
      <Page />
      <Address />
    </MemoryRouter>
  );
}

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

/** Shows a page in a test as a visitor sees it whose browser keeps `kept`, by key. */
export function show(Page: ComponentType, kept: Readonly<Record<string, unknown>> = {}): RenderResult {
  const page = render(inRouter(Page));
  keep(kept);
  return page;
}

/** Puts the browser's storage in order as another tab would, and lets the page hear of it. */
export function keep(kept: Readonly<Record<string, unknown>>): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  act(() => {
    startProgress();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  });
}

/** What the browser keeps under a key. */
export function kept(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}
