import { fakeStorage } from '@portal/testing';
import { setFlag, setMember, setNote } from './changes.ts';
import type { TextStorage } from './storage.ts';
import { createProgress } from './store.ts';

const COMPLETED = 'portal.curriculum.completed';

describe('blocked storage', () => {
  it('keeps what the visitor does in memory, and says so from the start', () => {
    const { storage, state } = fakeStorage();
    state.isBlocked = true;
    const progress = createProgress({ storage });
    progress.start();
    expect(progress.store.getState().notice).toEqual({
      kind: 'blocked',
      message: expect.stringMatching(/only until you close this page.*allow site data/i),
    });
    progress.change('completed', setMember(1, true));
    progress.change('completed', setMember(2, true));
    progress.change('completed', setMember(1, false));
    progress.change('ethicalAiCompleted', setFlag(true));
    expect(progress.store.getState()).toMatchObject({ completed: [2], ethicalAiCompleted: true });
  });

  it('may throw when it is only asked for', () => {
    const progress = createProgress({
      get storage(): TextStorage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    progress.change('notes', setNote(1, 'a'));
    expect(progress.store.getState().notes).toEqual({ 1: 'a' });
    expect(progress.store.getState().notice?.kind).toBe('blocked');
  });

  it('gets everything at the first change after it is allowed', () => {
    const { storage, state, stored } = fakeStorage({ [COMPLETED]: '[9]' });
    state.isBlocked = true;
    const progress = createProgress({ storage });
    progress.change('completed', setMember(1, true));
    state.isBlocked = false;
    progress.change('bookmarked', setMember(5, true));
    expect(stored()).toMatchObject({ [COMPLETED]: '[9,1]', 'portal.curriculum.bookmarked': '[5]' });
    expect(progress.store.getState().completed).toEqual([9, 1]);
  });

  it('that was open before still shows what was there', () => {
    const { storage, state } = fakeStorage({ [COMPLETED]: '[9]' });
    const progress = createProgress({ storage });
    progress.start();
    state.isBlocked = true;
    progress.change('completed', setMember(1, true));
    expect(progress.store.getState().completed).toEqual([9, 1]);
  });

  it('may be open for reading only', () => {
    const { storage } = fakeStorage({ [COMPLETED]: '[9]' });
    const denied = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const progress = createProgress({ storage: { ...storage, setItem: denied } });
    progress.change('completed', setMember(1, true));
    expect(progress.store.getState().completed).toEqual([9, 1]);
    expect(progress.store.getState().notice?.kind).toBe('blocked');
  });

  it('does not replace a damaged text of which it cannot tell whether it is copied', () => {
    const { storage, stored } = fakeStorage({ [COMPLETED]: 'damaged' });
    const getItem = (key: string): string | null => {
      if (key !== COMPLETED) throw new DOMException('denied', 'SecurityError');
      return storage.getItem(key);
    };
    createProgress({ storage: { ...storage, getItem } }).change('completed', setMember(1, true));
    expect(stored()).toEqual({ [COMPLETED]: 'damaged' });
  });

  it('is not spoken of again once the visitor has dismissed it', () => {
    const { storage, state } = fakeStorage();
    state.isBlocked = true;
    const progress = createProgress({ storage });
    progress.start();
    const { notice } = progress.store.getState();
    progress.change('completed', setMember(1, true));
    expect(progress.store.getState().notice).toBe(notice);
    progress.dismissNotice();
    progress.change('completed', setMember(2, true));
    expect(progress.store.getState().notice?.kind).toBeUndefined();
  });
});
