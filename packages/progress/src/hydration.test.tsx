import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  startProgress,
  useCompletedModules,
  useEthicalAiCompleted,
  useEthicalAiProgress,
  useModuleNotes,
  useSettings,
  useStorageNotice,
} from './index.ts';

const { renderToString } = jest.requireActual<{ renderToString(page: ReactNode): string }>('react-dom/server');

const shown: string[] = [];
function Page() {
  const { ids } = useCompletedModules();
  const { hasNote } = useModuleNotes();
  const { completed } = useEthicalAiCompleted();
  const { progress } = useEthicalAiProgress();
  const { settings } = useSettings();
  const text = [ids.length, hasNote(1), completed, progress.percentComplete, settings.theme, useStorageNotice()?.kind].join(' ');
  shown.push(text);
  return <p role="status">{text}</p>;
}
const empty = '0 false false 0  ';
afterEach(() => jest.restoreAllMocks());

it('shows the empty state on the server and at hydration, and all that is stored in one update after the start', () => {
  localStorage.setItem('portal.curriculum.completed', '[1,2]');
  localStorage.setItem('portal.curriculum.notes', '{"1":"a"}');
  localStorage.setItem('portal.ethical-ai.completed', 'true');
  localStorage.setItem('portal.ethical-ai.progress', '{"percentComplete":29}');
  localStorage.setItem('portal.settings', '{"theme":"dark"}');
  localStorage.setItem('portal.curriculum.bookmarked', 'damaged');
  const reading = jest.spyOn(Storage.prototype, 'getItem');
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});

  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  expect(container.textContent).toBe(empty);
  document.body.append(container);
  shown.length = 0;
  render(<Page />, { container, hydrate: true });
  expect(shown).toEqual([empty]);
  expect(reading).not.toHaveBeenCalled();

  act(startProgress);
  expect(shown).toEqual([empty, '2 true true 29 dark damaged']);
  expect(screen.getByRole('status').textContent).toBe('2 true true 29 dark damaged');
  expect(complaints).not.toHaveBeenCalled();
});
