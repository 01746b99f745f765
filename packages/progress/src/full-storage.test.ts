import { fakeStorage } from '@portal/testing';
import { setMember, setNote } from './changes.ts';
import { createProgress } from './store.ts';

const COMPLETED = 'portal.curriculum.completed';
const NOTES = 'portal.curriculum.notes';

describe('full storage', () => {
  it('keeps the change in memory, says so, and tries again at the next change of anything', () => {
    const { storage, state, stored } = fakeStorage({}, 20);
    const progress = createProgress({ storage });
    progress.change('notes', setNote(1, 'a long note that has no room'));
    expect(progress.store.getState()).toMatchObject({
      notes: { 1: 'a long note that has no room' },
      notice: { kind: 'full', message: expect.stringMatching(/not been saved.*shorten or delete a long note/i) },
    });
    expect(stored()).toEqual({});
    progress.change('completed', setMember(1, true));
    expect(stored()).toEqual({ [COMPLETED]: '[1]' });
    expect(progress.store.getState().notice?.kind).toBe('full');
    state.room = 1000;
    progress.change('completed', setMember(2, true));
    expect(stored()).toEqual({ [COMPLETED]: '[1,2]', [NOTES]: '{"1":"a long note that has no room"}' });
    expect(progress.store.getState().notice?.kind).toBeUndefined();
  });

  it('keeps trying, however long it takes, and when the page was set aside meanwhile', () => {
    let time = 0;
    const { storage, state, stored } = fakeStorage({}, 20);
    const events = new EventTarget();
    const progress = createProgress({ storage, events, now: () => time });
    progress.change('notes', setNote(1, 'a long note that has no room'));
    time = 3_600_000;
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    state.room = 1000;
    progress.change('completed', setMember(1, true));
    expect(stored()).toMatchObject({ [NOTES]: '{"1":"a long note that has no room"}' });
  });

  it('forgets what had no room when everything is cleared elsewhere, but not for session storage', () => {
    const { storage } = fakeStorage({}, 20);
    const events = new EventTarget();
    const progress = createProgress({ storage, events });
    progress.change('notes', setNote(1, 'a long note that has no room'));
    events.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: sessionStorage }));
    expect(progress.store.getState().notice?.kind).toBe('full');
    events.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(progress.store.getState()).toMatchObject({ notes: {}, notice: undefined });
  });

  it('does not let one long note keep a short one from being stored', () => {
    const { storage, stored } = fakeStorage({}, 24);
    const progress = createProgress({ storage });
    progress.change('notes', setNote(1, 'a long note that has no room'));
    progress.change('notes', setNote(2, 'short'));
    expect(stored()).toEqual({ [NOTES]: '{"2":"short"}' });
    expect(progress.store.getState().notes).toEqual({ 1: 'a long note that has no room', 2: 'short' });
    progress.change('notes', setNote(1, 'ok'));
    expect(stored()).toEqual({ [NOTES]: '{"1":"ok","2":"short"}' });
    expect(progress.store.getState().notice?.kind).toBeUndefined();
  });

  it('is spoken of again when it comes again after it was dismissed and over', () => {
    const { storage } = fakeStorage({}, 20);
    const progress = createProgress({ storage });
    progress.change('notes', setNote(1, 'a long note that has no room'));
    progress.dismissNotice();
    progress.change('notes', setNote(1, 'another long note without room'));
    expect(progress.store.getState().notice?.kind).toBeUndefined();
    progress.change('notes', setNote(1, 'short'));
    progress.change('notes', setNote(1, 'a long note that has no room'));
    expect(progress.store.getState().notice?.kind).toBe('full');
  });

  it('never loses the old text for lack of room for its copy', () => {
    const { storage, stored } = fakeStorage({ [COMPLETED]: '{"damaged' }, 15);
    const progress = createProgress({ storage });
    progress.change('completed', setMember(1, true));
    expect(stored()).toEqual({ [COMPLETED]: '{"damaged' });
    expect(progress.store.getState().completed).toEqual([1]);
    expect(progress.store.getState().notice?.kind).toBe('full');
  });
});

it('shows the most urgent trouble first, and the next when it is dismissed', () => {
  const { storage } = fakeStorage({ [COMPLETED]: 'damaged' }, 10);
  const progress = createProgress({ storage });
  progress.change('notes', setNote(1, 'a long note that has no room'));
  expect(progress.store.getState().notice?.kind).toBe('full');
  progress.dismissNotice();
  expect(progress.store.getState().notice?.kind).toBe('damaged');
});
