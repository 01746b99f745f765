import { fakeStorage } from '@portal/testing';
import { setFlag, setMember, setNote } from './changes.ts';
import { sections } from './sections.ts';
import { createProgress } from './store.ts';

const COMPLETED = 'portal.curriculum.completed';
const NOTES = 'portal.curriculum.notes';

describe('damaged text', () => {
  it.each([
    ['completed', '[1,', setMember(2, true), '[2]'],
    ['completed', '', setMember(2, true), '[2]'],
    ['completed', '{"1":true}', setMember(2, true), '[2]'],
    ['notes', '["a"]', setNote(1, 'b'), '{"1":"b"}'],
    ['ethicalAiCompleted', 'yes', setFlag(true), 'true'],
    ['settings', 'null', [{ kind: 'put', path: ['theme'], to: 'dark' }], '{"theme":"dark"}'],
  ] as const)('in %s, %j, reads as empty, is told of, and is copied before the first write', (name, text, operations, after) => {
    const { key, empty } = sections[name];
    const { storage, stored, state } = fakeStorage({ [key]: text });
    const progress = createProgress({ storage });
    progress.start();
    expect(progress.store.getState()[name]).toEqual(empty);
    expect(progress.store.getState().notice).toEqual({
      kind: 'damaged',
      message: expect.stringMatching(/could not be read.*copy of it is made/i),
    });
    expect(state.writes).toBe(0);
    progress.change(name, operations);
    expect(stored()).toEqual({ [key]: after, [`${key}.damaged`]: text });
    expect(progress.store.getState().notice?.kind).toBe('damaged');
    progress.dismissNotice();
    expect(progress.store.getState().notice?.kind).toBeUndefined();
  });

  it('never takes the place of an earlier copy, and is not copied twice', () => {
    const earlier = { [`${COMPLETED}.damaged`]: 'first', [`${COMPLETED}.damaged.2`]: 'second' };
    const copy = fakeStorage({ [COMPLETED]: 'third', ...earlier });
    createProgress(copy).change('completed', setMember(1, true));
    expect(copy.stored()).toEqual({ [COMPLETED]: '[1]', ...earlier, [`${COMPLETED}.damaged.3`]: 'third' });

    const same = fakeStorage({ [COMPLETED]: 'second', ...earlier });
    createProgress(same).change('completed', setMember(1, true));
    expect(same.stored()).toEqual({ [COMPLETED]: '[1]', ...earlier });
  });

  it('is told of once, and again when there is more of it', () => {
    const { storage } = fakeStorage({ [COMPLETED]: 'damaged' });
    const events = new EventTarget();
    const progress = createProgress({ storage, events });
    progress.start();
    progress.dismissNotice();
    events.dispatchEvent(new StorageEvent('storage', { key: COMPLETED }));
    expect(progress.store.getState().notice?.kind).toBeUndefined();
    storage.setItem(NOTES, 'damaged');
    events.dispatchEvent(new StorageEvent('storage', { key: NOTES }));
    expect(progress.store.getState().notice?.kind).toBe('damaged');
  });

  it('is no trouble anymore when everything is cleared elsewhere', () => {
    const { storage } = fakeStorage({ [COMPLETED]: 'damaged' });
    const events = new EventTarget();
    const progress = createProgress({ storage, events });
    progress.start();
    storage.removeItem(COMPLETED);
    events.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(progress.store.getState().notice?.kind).toBeUndefined();
  });

  it('stays as it is when a change would only take something away', () => {
    const { storage, stored } = fakeStorage({ [COMPLETED]: 'damaged' });
    createProgress({ storage }).change('completed', setMember(1, false));
    expect(stored()).toEqual({ [COMPLETED]: 'damaged' });
  });

  it('is also what a change takes the place of inside a sound document', () => {
    const { storage, stored } = fakeStorage({ [NOTES]: '{"1":{"text":"from a newer release"},"2":"b"}' });
    const progress = createProgress({ storage });
    progress.change('notes', setNote(2, 'c'));
    expect(Object.keys(stored())).toEqual([NOTES]);
    progress.change('notes', setNote(1, 'd'));
    expect(stored()).toEqual({
      [NOTES]: '{"1":"d","2":"c"}',
      [`${NOTES}.damaged`]: '{"1":{"text":"from a newer release"},"2":"c"}',
    });
    expect(progress.store.getState().notice?.kind).toBeUndefined();
  });
});
