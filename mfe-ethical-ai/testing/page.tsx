import { startProgress } from '@portal/progress';
import { show, store } from '@portal/testing';
import { act, type RenderResult, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** Where the page is. */
export const ADDRESS = '/ethical-ai-module';

/** Shows the page as seen by a visitor whose browser stores these values, by key. */
export function showPage(Page: ComponentType, values: Readonly<Record<string, unknown>> = {}, address = ADDRESS): RenderResult {
  const page = show(Page, address);
  storeProgress(values);
  return page;
}

/** Makes the browser store only these values, by key, and starts the progress store once. */
export function storeProgress(values: Readonly<Record<string, unknown>>): void {
  store(values);
  act(startProgress);
}

/** The panel of a tool, opened from its card. */
export async function openTool(name: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name, expanded: false }));
  const panel = await screen.findByRole('region', { name });
  await waitFor(() => expect(within(panel).queryByText('Loading the tool …')).toBeNull());
  return panel;
}
