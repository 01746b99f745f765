import { keepCopies } from './keep-copies.ts';

const COMPLETED = 'portal.curriculum.completed';

/** A page of one tab: the browser's storages outlive it. */
function openPage(id: string, storages: Partial<Record<'localStorage' | 'sessionStorage', Storage | Error>> = {}) {
  const heard: string[] = [];
  class Channel {
    constructor(name: string) {
      heard.push(name);
    }
  }
  const around = { BroadcastChannel: Channel } as unknown as Window & typeof globalThis;
  for (const area of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(around, area, {
      configurable: true,
      get: () => {
        const given = storages[area] ?? window[area];
        if (given instanceof Error) throw given;
        return given;
      },
    });
  keepCopies(id, around);
  return { around, local: around.localStorage, tab: around.sessionStorage, heard };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(COMPLETED, '[1]');
  localStorage.setItem('portal.settings', '{"theme":"dark"}');
  sessionStorage.setItem('portal.curriculum.draft.7', 'half a thought');
});

test('a preview works on a copy of progress, settings and drafts', () => {
  const { local, tab } = openPage('abc');
  expect([local.getItem(COMPLETED), local.getItem('portal.settings'), tab.getItem('portal.curriculum.draft.7')]).toEqual([
    '[1]',
    '{"theme":"dark"}',
    'half a thought',
  ]);
  expect([local.length, tab.length]).toEqual([2, 1]);
});

test('whatever is done in a preview, the real progress is what it was', () => {
  const before = { ...localStorage };
  const { local, tab } = openPage('abc');
  local.setItem(COMPLETED, '[1,2]');
  local.removeItem('portal.settings');
  local.later = 'as a property';
  tab.setItem('portal.curriculum.draft.7', 'another thought');
  tab.clear();
  expect({ ...local }).toEqual({ [COMPLETED]: '[1,2]', later: 'as a property' });
  local.clear();
  expect(local).toHaveLength(0);
  expect({ ...localStorage }).toEqual(before);
  expect(sessionStorage.getItem('portal.curriculum.draft.7')).toBe('half a thought');
});

test('a page of the same preview in the same tab goes on with the copy, also where the visitor cleared it', () => {
  openPage('abc').local.setItem(COMPLETED, '[1,2]');
  localStorage.setItem(COMPLETED, '[1,9]');
  expect(openPage('abc').local.getItem(COMPLETED)).toBe('[1,2]');
  openPage('abc').local.clear();
  expect(openPage('abc').local).toHaveLength(0);
});

test('another preview begins with what the visitor really has, and the copies for the one before are gone', () => {
  openPage('abc').local.setItem(COMPLETED, '[1,2]');
  expect(openPage('other').local.getItem(COMPLETED)).toBe('[1]');
  expect(Object.keys(sessionStorage).filter((key) => key.includes('abc'))).toEqual([]);
  expect(openPage('other').tab).toHaveLength(1);
});

test('a storage behaves like the browser’s own', () => {
  const { local } = openPage('abc');
  local.setItem('number', 7 as unknown as string);
  expect(local.number).toBe('7');
  expect('number' in local).toBe(true);
  delete local.number;
  expect([local.getItem('number'), local.number, 'number' in local, local.key(0), local.key(9)]).toEqual([
    null,
    undefined,
    false,
    COMPLETED,
    null,
  ]);
  expect(Object.keys(local)).toEqual([COMPLETED, 'portal.settings']);
  expect(JSON.stringify(local)).toBe(JSON.stringify({ ...localStorage }));
});

test('tabs hear nothing of what happens in a preview', () => {
  const { around, heard } = openPage('abc');
  new around.BroadcastChannel('portal.progress');
  new around.BroadcastChannel('portal.progress');
  expect(heard[0]).toMatch(/^portal\.progress .+/);
  expect(heard[1]).toBe(heard[0]);
  const other = openPage('abc');
  new other.around.BroadcastChannel('portal.progress');
  expect(other.heard[0]).not.toBe(heard[0]);
});

test('where the browser keeps nothing, the copy lasts as long as the page', () => {
  const blocked = new Error('blocked');
  const { local, tab } = openPage('abc', { localStorage: blocked, sessionStorage: blocked });
  local.setItem(COMPLETED, '[2]');
  tab.setItem('a', 'b');
  expect([local.getItem(COMPLETED), tab.getItem('a')]).toEqual(['[2]', 'b']);
});

test('where there is no room for a whole copy, the page has it whole and the next one begins anew', () => {
  const full = Object.assign(Object.create(Storage.prototype), {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {},
  }) as Storage;
  Object.defineProperty(full, 'length', { value: 0 });
  const { local } = openPage('abc', { sessionStorage: full });
  expect(local.getItem(COMPLETED)).toBe('[1]');
  expect(() => local.setItem(COMPLETED, '[1,2]')).toThrow('full');
  expect(openPage('abc').local.getItem(COMPLETED)).toBe('[1]');
});
