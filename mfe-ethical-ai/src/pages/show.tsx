import { act, type RenderResult, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

// The apps' types of these modules hold what the shell shares, and neither of the two is among it.
const { MemoryRouter } = jest.requireActual<{ MemoryRouter: ComponentType<{ children: ReactNode; initialEntries: readonly string[] }> }>(
  'react-router-dom',
);
const { startProgress } = jest.requireActual<{ startProgress(): void }>('@portal/progress');

/** A page inside a router as in the shell, with the address beside it. */
export function inRouter(Page: ComponentType, address = '/ethical-ai-module') {
  return (
    <MemoryRouter initialEntries={[address]}>
      <Page />
      <Address />
    </MemoryRouter>
  );
}

function Address() {
  const { pathname, hash } = useLocation();
  return <output aria-label="address">{pathname + hash}</output>;
}

/** Shows a page in a test as a visitor sees it whose browser keeps `kept`, by key. */
export function show(Page: ComponentType, kept: Readonly<Record<string, unknown>> = {}, address?: string): RenderResult {
  const page = render(inRouter(Page, address));
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

/** The panel of a tool, opened by its card. */
export async function openTool(name: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name, expanded: false }));
  const panel = await screen.findByRole('region', { name });
  await waitFor(() => expect(within(panel).queryByText('Loading the tool …')).toBeNull());
  return panel;
}
