import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { stubDialogs } from './example-dialog.ts';
import { Search } from './search.tsx';

jest.mock('./search-panel.tsx', () => {
  throw new Error('The chunk is missing.');
});
beforeAll(stubDialogs);

test('a search whose code does not come says so in its place', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{"entries":[]}'));
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Search /> }])} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Search could not be loaded. Close this window and try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
});
