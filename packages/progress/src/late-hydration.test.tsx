import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { startProgress, useCompletedModules } from './index.ts';

const { renderToString } = jest.requireActual<{ renderToString(page: ReactNode): string }>('react-dom/server');

const shown: number[] = [];
function Part() {
  const { ids } = useCompletedModules();
  shown.push(ids.length);
  return <p>{ids.length}</p>;
}

it('shows the empty state first also in a part that is hydrated after the start', () => {
  localStorage.setItem('portal.curriculum.completed', '[1,2]');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Part />);
  document.body.append(container);
  act(startProgress);
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  shown.length = 0;
  render(<Part />, { container, hydrate: true });
  expect(shown).toEqual([0, 2]);
  expect(container.textContent).toBe('2');
  expect(complaints).not.toHaveBeenCalled();
});
