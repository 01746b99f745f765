import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import * as door from './index.ts';
import {
  startProgress,
  useAnswers,
  useBookmarkedModules,
  useCompletedModules,
  useEthicalAiCompleted,
  useEthicalAiProgress,
  useModuleNotes,
  useReadingPlaces,
  useResearchPath,
  useSettings,
  useStorageNotice,
} from './index.ts';

/** What another tab does to storage, as this one hears of it. */
const elsewhere = (key: string | null, newValue: string | null): void => {
  if (key === null) localStorage.clear();
  else if (newValue !== null) localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage })));
};

beforeEach(() => {
  startProgress();
  elsewhere(null, null);
});
afterEach(() => jest.restoreAllMocks());

it('gives apps exactly the agreed names, and the shell its start', () => {
  expect(Object.keys(door).sort()).toEqual(
    [
      'useCompletedModules',
      'useBookmarkedModules',
      'useModuleNotes',
      'useReadingPlaces',
      'useAnswers',
      'useResearchPath',
      'useEthicalAiCompleted',
      'useEthicalAiProgress',
      'useKeptOffline',
      'useSettings',
      'useStorageNotice',
      'takeTargetModule',
      'leaveTargetModule',
      'startProgress',
    ].sort(),
  );
});

it('keeps the option of each item, of each text by itself', () => {
  const { result } = renderHook(() => useAnswers());
  act(() => result.current.choose('7', 'which', 'a'));
  act(() => result.current.choose('path-7', 'which', 'c'));
  act(() => result.current.choose('7', 'which', 'b'));
  expect(result.current.answers).toEqual({ 7: { which: 'b' }, 'path-7': { which: 'c' } });
  expect(JSON.parse(localStorage.getItem('portal.curriculum.answers') ?? '')).toEqual(result.current.answers);
});

it.each([
  ['portal.curriculum.completed', useCompletedModules],
  ['portal.curriculum.bookmarked', useBookmarkedModules],
])('adds modules to %s and takes them away', (key, useModules) => {
  const { result } = renderHook(() => useModules());
  act(() => result.current.set(12, true));
  act(() => result.current.set(3, true));
  expect(result.current.ids).toEqual([12, 3]);
  expect(result.current.has(3)).toBe(true);
  act(() => result.current.set(12, false));
  expect(result.current.has(12)).toBe(false);
  expect(localStorage.getItem(key)).toBe('[3]');
});

it('completes modules of the research path', () => {
  const { result } = renderHook(() => useResearchPath());
  act(() => result.current.complete(9));
  expect(result.current.has(9)).toBe(true);
  expect(Object.keys(result.current)).not.toContain('set');
});

it('saves notes, and counts blanks as no note', () => {
  const { result } = renderHook(() => useModuleNotes());
  expect([result.current.noteOf(3), result.current.hasNote(3)]).toEqual(['', false]);
  act(() => result.current.save(3, ' a note '));
  expect([result.current.noteOf(3), result.current.hasNote(3)]).toEqual([' a note ', true]);
  act(() => result.current.save(3, ' \n '));
  expect([result.current.noteOf(3), result.current.hasNote(3)]).toEqual([' \n ', false]);
  act(() => result.current.save(3, ''));
  expect(result.current.notes).toEqual({});
  expect(localStorage.getItem('portal.curriculum.notes')).toBe('{}');
});

it('turns the ethical-AI module’s flag on and off', () => {
  const { result } = renderHook(() => useEthicalAiCompleted());
  act(() => result.current.set(true));
  expect([result.current.completed, localStorage.getItem('portal.ethical-ai.completed')]).toEqual([true, 'true']);
  act(() => result.current.set(false));
  expect([result.current.completed, localStorage.getItem('portal.ethical-ai.completed')]).toEqual([false, 'false']);
});

it('changes parts of the ethical-AI progress', () => {
  const { result } = renderHook(() => useEthicalAiProgress());
  act(() => result.current.change({ decisionAnswers: { 1: 2 }, checklist: [0] }));
  act(() => result.current.change({ decisionAnswers: { ...result.current.progress.decisionAnswers, 2: 0 }, percentComplete: 14 }));
  act(() => result.current.change({ quizAnswers: { 0: 1 } }));
  act(() => result.current.change({ quizAnswers: {}, completed: true }));
  expect(result.current.progress).toEqual({
    decisionAnswers: { 1: 2, 2: 0 },
    quizAnswers: {},
    checklist: [0],
    completed: true,
    percentComplete: 14,
    dark: false,
  });
});

it('keeps both of two answers that were given before the page showed the first', () => {
  const { result } = renderHook(() => useEthicalAiProgress());
  const { progress, change } = result.current;
  act(() => {
    change({ checklist: [...progress.checklist, 1] });
    change({ checklist: [...progress.checklist, 2] });
  });
  expect(result.current.progress.checklist).toEqual([1, 2]);
});

it('changes the theme beside settings of a later release', () => {
  const { result } = renderHook(() => useSettings());
  elsewhere('portal.settings', '{"later":1}');
  act(() => result.current.change({ theme: 'dark' }));
  expect(result.current.settings).toEqual({ theme: 'dark' });
  expect(localStorage.getItem('portal.settings')).toBe('{"later":1,"theme":"dark"}');
});

it('keeps the place of one course beside those of the others', () => {
  const { result } = renderHook(() => useReadingPlaces());
  const first = { address: '/modules/a', section: 'one', day: '2026-11-23' };
  const second = { ...first, section: 'two' };
  act(() => result.current.remember('curriculum', first));
  act(() => result.current.remember('path', first));
  act(() => result.current.remember('curriculum', second));
  expect(result.current.places).toEqual({ curriculum: second, path: first });
  expect(JSON.parse(localStorage.getItem('portal.reading.place') ?? '')).toEqual({ curriculum: second, path: first });
});

it('shows what another tab changes, and its clearing', () => {
  const { result } = renderHook(() => useCompletedModules());
  elsewhere('portal.curriculum.completed', '[4]');
  expect(result.current.ids).toEqual([4]);
  elsewhere(null, null);
  expect(result.current.ids).toEqual([]);
});

it('says what is wrong with storage until it is dismissed', () => {
  function Notice() {
    const notice = useStorageNotice();
    return notice ? (
      <p role="alert">
        {notice.message}
        <button type="button" onClick={notice.dismiss}>
          Dismiss
        </button>
      </p>
    ) : null;
  }
  render(<Notice />);
  expect(screen.queryByRole('alert')).toBeNull();
  elsewhere('portal.curriculum.notes', 'damaged');
  expect(screen.getByRole('alert').textContent).toMatch(/could not be read/);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes and shows changes where storage is blocked', () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  const { result } = renderHook(() => ({ modules: useCompletedModules(), notice: useStorageNotice() }));
  act(() => result.current.modules.set(3, true));
  expect(result.current.modules.ids).toEqual([3]);
  expect(result.current.notice?.kind).toBe('blocked');
});

it('renders anew only for its own section, and only for what changed', () => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return { completed: useCompletedModules(), path: useResearchPath() };
  });
  const others = renderHook(() => ({ notes: useModuleNotes(), marks: useBookmarkedModules() }));
  const before = result.current;
  act(() => others.result.current.notes.save(1, 'a'));
  act(() => others.result.current.marks.set(1, true));
  act(() => result.current.completed.set(1, false));
  elsewhere('portal.curriculum.notes', '{"1":"b"}');
  expect(renders).toBe(1);
  act(() => result.current.completed.set(1, true));
  expect(renders).toBe(2);
  expect(result.current.path).toBe(before.path);
});
