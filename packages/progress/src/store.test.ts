import { setEthicalAi, setFlag, setMember, setNote, setSettings } from './changes.ts';
import { sections } from './sections.ts';
import { createProgress, type Progress } from './store.ts';

const COMPLETED = 'portal.curriculum.completed';

/** Where a tab hears of the others; each test has its own, so that no tab of another one answers. */
let events: EventTarget;
beforeEach(() => {
  events = new EventTarget();
});
const open = (): Progress => createProgress({ storage: localStorage, events });

it('shows the empty state, and touches nothing, before it is started', () => {
  localStorage.setItem(COMPLETED, '[1]');
  localStorage.setItem('portal.ethical-ai', 'older');
  const { store } = open();
  expect(store.getState()).toMatchObject({ completed: [], notes: {}, ethicalAiCompleted: false, settings: {}, notice: undefined });
  expect(localStorage.getItem('portal.ethical-ai')).toBe('older');
});

it('reads everything when it is started, removes the older key, and does both once', () => {
  localStorage.setItem(COMPLETED, '[1]');
  localStorage.setItem('portal.settings', '{"theme":"dark"}');
  localStorage.setItem('portal.ethical-ai', 'older');
  const { store, start } = open();
  start();
  expect(store.getState()).toMatchObject({ completed: [1], settings: { theme: 'dark' } });
  expect(localStorage.getItem('portal.ethical-ai')).toBeNull();
  localStorage.setItem('portal.ethical-ai', 'older');
  start();
  expect(localStorage.getItem('portal.ethical-ai')).toBe('older');
});

it('keeps the initial state for hydration after it was started', () => {
  localStorage.setItem(COMPLETED, '[1]');
  const { store, start } = open();
  start();
  expect(store.getInitialState().completed).toEqual([]);
});

it('applies a change before the start to what is stored', () => {
  localStorage.setItem(COMPLETED, '[1]');
  const { store, change } = open();
  change('completed', setMember(2, true));
  expect(store.getState().completed).toEqual([1, 2]);
  expect(localStorage.getItem(COMPLETED)).toBe('[1,2]');
});

it('stores plain values, and a bare word for the flag', () => {
  const { change } = open();
  change('completed', [...setMember(12, true), ...setMember(3, true)]);
  change('bookmarked', setMember(7, true));
  change('researchPath', setMember(16, true));
  change('notes', setNote(3, 'a "note"\n'));
  change('ethicalAiCompleted', setFlag(true));
  change(
    'ethicalAiProgress',
    setEthicalAi(sections.ethicalAiProgress.empty, { decisionAnswers: { 1: 2 }, checklist: [0], percentComplete: 14 }),
  );
  change('settings', setSettings({ theme: 'light' }));
  expect({ ...localStorage }).toEqual({
    'portal.curriculum.completed': '[12,3]',
    'portal.curriculum.bookmarked': '[7]',
    'portal.research-path.completed': '[16]',
    'portal.curriculum.notes': '{"3":"a \\"note\\"\\n"}',
    'portal.ethical-ai.completed': 'true',
    'portal.ethical-ai.progress': '{"decisionAnswers":{"1":2},"checklist":[0],"percentComplete":14}',
    'portal.settings': '{"theme":"light"}',
  });
});

it.each([
  ['completed', '[1,"2",{"id":3},null]', setMember(4, true), '[1,"2",{"id":3},null,4]'],
  ['completed', '[1,"2",{"id":3},null]', setMember(1, false), '["2",{"id":3},null]'],
  ['notes', '{"1":"a","2":{"text":"b"}}', setNote(1, ''), '{"2":{"text":"b"}}'],
  [
    'ethicalAiProgress',
    '{"later":[1],"dark":true}',
    setEthicalAi(sections.ethicalAiProgress.empty, { dark: false }),
    '{"later":[1],"dark":false}',
  ],
  ['settings', '{"later":{"a":1},"theme":"sepia"}', setSettings({ theme: 'dark' }), '{"later":{"a":1},"theme":"dark"}'],
] as const)('leaves in %s %s what a newer release has put there', (name, before, operations, after) => {
  const { key } = sections[name];
  localStorage.setItem(key, before);
  open().change(name, operations);
  expect(localStorage.getItem(key)).toBe(after);
});

it('writes nothing, and tells nobody, when nothing changes', () => {
  localStorage.setItem(COMPLETED, '[ 1 ]');
  localStorage.setItem('portal.settings', '{ "theme": "dark" }');
  const { store, start, change } = open();
  start();
  const told = jest.fn();
  store.subscribe(told);
  change('completed', [...setMember(1, true), ...setMember(2, false)]);
  change('notes', setNote(1, ''));
  change('settings', setSettings({ theme: 'dark' }));
  change('settings', []);
  expect(told).not.toHaveBeenCalled();
  expect({ ...localStorage }).toEqual({ [COMPLETED]: '[ 1 ]', 'portal.settings': '{ "theme": "dark" }' });
});

it('keeps the same view when only what it does not understand changes', () => {
  const { store, start } = open();
  localStorage.setItem('portal.settings', '{"theme":"dark"}');
  start();
  const told = jest.fn();
  store.subscribe(told);
  localStorage.setItem('portal.settings', '{"theme":"dark","later":1}');
  events.dispatchEvent(new StorageEvent('storage', { key: 'portal.settings', storageArea: localStorage }));
  expect(told).not.toHaveBeenCalled();
});

it('does not mind what happens in session storage or under other keys', () => {
  const { store, change } = open();
  change('completed', setMember(1, true));
  events.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: sessionStorage }));
  events.dispatchEvent(new StorageEvent('storage', { key: 'something', storageArea: localStorage }));
  expect(store.getState().completed).toEqual([1]);
});

it('keeps a note of a megabyte', () => {
  const note = 'é'.repeat(1_000_000);
  open().change('notes', setNote(5, note));
  const { store, start } = open();
  start();
  expect(store.getState().notes['5']).toHaveLength(1_000_000);
});

it('does its second pass in a lock named for the section, one for many changes', async () => {
  const works: (() => void)[] = [];
  const request = jest.fn(async (_name: string, work: () => void): Promise<unknown> => works.push(work));
  const { store, change } = createProgress({ storage: localStorage, locks: { request } });
  change('completed', setMember(1, true));
  change('completed', setMember(2, true));
  change('notes', setNote(1, 'a'));
  expect(request.mock.calls.map(([name]) => name)).toEqual([COMPLETED, 'portal.curriculum.notes']);
  localStorage.setItem(COMPLETED, '[7]');
  for (const work of works) work();
  expect(localStorage.getItem(COMPLETED)).toBe('[7,1,2]');
  expect(store.getState().completed).toEqual([7, 1, 2]);
});

it('works without the lock where locks are refused', async () => {
  const { store, change } = createProgress({ storage: localStorage, locks: { request: () => Promise.reject(new Error('refused')) } });
  change('completed', setMember(1, true));
  await Promise.resolve();
  expect(store.getState().completed).toEqual([1]);
});
