import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { keep, pageAt } from './visit.tsx';

/** The server's renderer; its package's types are not installed for apps, which never render on a server themselves. */
const { renderToString } = jest.requireActual<{ renderToString(element: ReactElement): string }>('react-dom/server.edge');

test('the first render is the list that the server made, also for a link to a module; then the module opens', async () => {
  keep({ 'curriculum.completed': [1] });
  const complaints = jest.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(pageAt('/modules').element);
  expect(container.querySelector('h1')).toHaveTextContent('Educational Modules');
  expect(container.innerHTML).not.toContain('style=');

  render(pageAt('/modules#module=managing-references').element, { container, hydrate: true });
  await act(async () => {});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Managing References');
  expect(complaints).not.toHaveBeenCalled();
});
