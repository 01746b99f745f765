import { type FakeTab, fakeBrowser } from '@portal/testing';
import { setMember, setNote } from './changes.ts';
import { createProgress, type Progress } from './store.ts';

const COMPLETED = 'portal.curriculum.completed';
const NOTES = 'portal.curriculum.notes';

const idsIn = ({ disk }: ReturnType<typeof fakeBrowser>): number[] => JSON.parse(disk.get(COMPLETED) ?? '[]').sort();
const idsOf = ({ progress }: FakeTab<Progress>): number[] => [...progress.store.getState().completed].sort();
const set = ({ progress }: FakeTab<Progress>, id: number, on: boolean): void => progress.change('completed', setMember(id, on));

describe('two tabs', () => {
  it('show what the other changes', () => {
    const browser = fakeBrowser(createProgress);
    const [one, two] = [browser.openTab(), browser.openTab()];
    set(one, 1, true);
    expect(idsOf(two)).toEqual([]);
    browser.calm();
    expect(idsOf(two)).toEqual([1]);
    expect(two.writes()).toBe(0);
  });

  it('keep both changes when neither had seen the other', () => {
    const browser = fakeBrowser(createProgress);
    const [one, two] = [browser.openTab(), browser.openTab()];
    set(one, 1, true);
    set(two, 2, true);
    browser.calm();
    expect(idsIn(browser)).toEqual([1, 2]);
    expect([idsOf(one), idsOf(two)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('keep the change of a tab that is closed right after, though the other writes over it', () => {
    const browser = fakeBrowser(createProgress);
    const [one, two] = [browser.openTab(), browser.openTab()];
    set(one, 1, true);
    set(two, 2, true);
    one.state = 'closed';
    browser.calm();
    expect(idsIn(browser)).toEqual([1, 2]);
  });

  it('let the later win on the same item, whichever write arrives last', () => {
    const browser = fakeBrowser(createProgress);
    const [one, two] = [browser.openTab(), browser.openTab()];
    set(one, 1, true);
    browser.pass(1);
    set(two, 1, false);
    two.take('commit');
    one.take('commit');
    browser.calm();
    expect(idsIn(browser)).toEqual([]);
    expect([idsOf(one), idsOf(two)]).toEqual([[], []]);
  });

  it('let an undoing stand that comes right after the other tab’s change was seen', () => {
    const browser = fakeBrowser(createProgress);
    const [one, two] = [browser.openTab(), browser.openTab()];
    set(one, 1, true);
    browser.calm();
    // Even at the same millisecond: what has seen the other is later.
    set(two, 1, false);
    browser.calm();
    expect(idsIn(browser)).toEqual([]);
    expect(idsOf(one)).toEqual([]);
  });

  it('agree on one of two notes that were saved in the same millisecond', () => {
    const browser = fakeBrowser(createProgress);
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.progress.change('notes', setNote(1, 'one'));
    two.progress.change('notes', setNote(1, 'two'));
    browser.calm();
    const notes = [one, two].map(({ progress }) => progress.store.getState().notes['1']);
    expect(notes[0]).toBe(notes[1]);
    expect(JSON.parse(browser.disk.get(NOTES) ?? '')).toEqual({ 1: notes[0] });
  });

  it('do not bring back what was changed long ago', () => {
    const browser = fakeBrowser(createProgress);
    const one = browser.openTab();
    set(one, 1, true);
    browser.calm();
    browser.pass(2001);
    browser.write(COMPLETED, '[5]');
    browser.calm();
    expect(idsOf(one)).toEqual([5]);
    expect(idsIn(browser)).toEqual([5]);
  });

  it('start empty again when storage is cleared elsewhere', () => {
    const browser = fakeBrowser(createProgress);
    const one = browser.openTab();
    set(one, 1, true);
    one.progress.change('notes', setNote(1, 'a'));
    browser.calm();
    browser.clear();
    browser.calm();
    expect(one.progress.store.getState()).toMatchObject({ completed: [], notes: {} });
    set(one, 2, true);
    browser.calm();
    expect([...browser.disk]).toEqual([[COMPLETED, '[2]']]);
  });

  it('let go of a key that somebody removed', () => {
    const browser = fakeBrowser(createProgress);
    const one = browser.openTab();
    set(one, 1, true);
    browser.calm();
    browser.write(COMPLETED, null);
    browser.calm();
    expect(idsOf(one)).toEqual([]);
    expect(browser.disk.has(COMPLETED)).toBe(false);
  });

  it('do not mind the page being shown for the first time', () => {
    const browser = fakeBrowser(createProgress);
    const one = browser.openTab();
    set(one, 1, true);
    browser.calm();
    one.wake(false);
    browser.write(COMPLETED, '[5]');
    browser.calm();
    expect(idsIn(browser)).toEqual([1, 5]);
  });

  it('believe storage when the browser shows a page again that it had set aside', () => {
    const browser = fakeBrowser(createProgress);
    const [one, two] = [browser.openTab(), browser.openTab()];
    set(one, 1, true);
    browser.calm();
    one.state = 'asleep';
    set(two, 1, false);
    set(two, 2, true);
    browser.calm();
    one.wake();
    browser.calm();
    expect(idsIn(browser)).toEqual([2]);
    expect(idsOf(one)).toEqual([2]);
  });
});

describe('without a broadcast channel, an event that lacks a change of ours', () => {
  it.each([
    ['means that the other tab had not seen it, when it was not there before', '[7]', '[7,8]', [1, 7, 8]],
    ['means that the other tab has undone it, when it was there before', '[7,1]', '[7]', [7]],
    ['means that too when the other tab removed the key', '[7,1]', null, []],
  ])('%s', (_what, oldValue, newValue, ids) => {
    const browser = fakeBrowser(createProgress);
    const one = browser.openTab({ channel: false });
    set(one, 1, true);
    browser.calm();
    browser.pass(1999);
    browser.write(COMPLETED, newValue, oldValue);
    browser.calm();
    expect(idsOf(one)).toEqual(ids);
    expect(idsIn(browser)).toEqual(ids);
  });

  it('means nothing after two seconds', () => {
    const browser = fakeBrowser(createProgress);
    const one = browser.openTab({ channel: false });
    set(one, 1, true);
    browser.calm();
    browser.pass(2001);
    browser.write(COMPLETED, '[7,8]', '[7]');
    browser.calm();
    expect(idsOf(one)).toEqual([7, 8]);
  });
});
