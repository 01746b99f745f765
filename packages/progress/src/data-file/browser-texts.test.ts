import { fakeStorageAreas, plainTexts, storedTexts } from '@portal/testing';
import { setMember, setNote } from '../changes.ts';
import { createProgress } from '../store.ts';
import { readTexts, storeTexts } from './browser-texts.ts';
import { cleared } from './next-texts.ts';

const COMPLETED = 'portal.curriculum.completed';
const NOTES = 'portal.curriculum.notes';

it('everything that the browser keeps is read, by whomever it was written', () => {
  const { places } = fakeStorageAreas({ [COMPLETED]: '[1]', other: '' }, { 'portal.draft.project': '{}' });
  expect(readTexts(places)).toEqual(storedTexts({ [COMPLETED]: '[1]', other: '' }, { 'portal.draft.project': '{}' }));
});

it('the browser keeps exactly the given texts, and the store of the page shows them at once', () => {
  const { places, events, stored } = fakeStorageAreas({ [COMPLETED]: '[1]', gone: 'x' }, { draft: 'x' });
  const progress = createProgress({ storage: places.local, events });
  progress.start();
  const next = storedTexts({ [COMPLETED]: '[1,2]', [NOTES]: '{"1":"a"}' }, { other: 'y' });
  expect(storeTexts(places, next)).toBeUndefined();
  expect(stored()).toEqual(plainTexts(next));
  expect(progress.store.getState()).toMatchObject({ completed: [1, 2], notes: { 1: 'a' } });
});

it('clearing leaves nothing, also of what the page has changed a moment ago', () => {
  const { places, events, stored } = fakeStorageAreas({ [NOTES]: 'damaged' }, { draft: 'x' });
  const progress = createProgress({ storage: places.local, events });
  progress.change('completed', setMember(1, true));
  expect(storeTexts(places, cleared)).toBeUndefined();
  expect(stored()).toEqual({ local: {}, tab: {} });
  expect(progress.store.getState()).toMatchObject({ completed: [], notice: undefined });
  progress.change('bookmarked', setMember(2, true));
  expect(stored().local).toEqual({ 'portal.curriculum.bookmarked': '[2]' });
});

it.each([
  ['where the browser has no room for all of it', { room: 20 }, 'full'],
  ['where the browser lets the site keep nothing', { isBlocked: true }, 'blocked'],
])('%s everything stays as it was, and what the page could not store yet is not forgotten', (_where, limits, failure) => {
  const before = { local: { [COMPLETED]: '[1]', old: 'old' }, tab: { draft: 'begun' } };
  const { places, limits: now, events, stored } = fakeStorageAreas(before.local, before.tab);
  const progress = createProgress({ storage: places.local, events });
  progress.start();
  Object.assign(now, limits);
  progress.change('notes', setNote(1, 'a note that finds no room at all'));
  const next = storedTexts({ [COMPLETED]: '[1,2,3]', [NOTES]: '{"1":"a long note of the file"}' }, { draft: 'other' });
  expect(storeTexts(places, next)).toBe(failure);
  Object.assign(now, { room: 1000, isBlocked: false });
  expect(stored()).toEqual(before);
  expect(progress.store.getState().notes).toEqual({ 1: 'a note that finds no room at all' });
  progress.change('completed', setMember(2, true));
  expect(stored().local[NOTES]).toBe('{"1":"a note that finds no room at all"}');
});

it('room is made before anything is put there', () => {
  const { places, limits, stored } = fakeStorageAreas({ a: 'x'.repeat(90) });
  limits.room = 100;
  expect(storeTexts(places, storedTexts({ b: 'y'.repeat(90) }))).toBeUndefined();
  expect(Object.keys(stored().local)).toEqual(['b']);
});

it('another tab shows it, and keeps what it changes meanwhile', () => {
  const { places, stored } = fakeStorageAreas({ [COMPLETED]: '[1]' });
  const elsewhere = new EventTarget();
  const other = createProgress({ storage: places.local, events: elsewhere });
  other.start();
  storeTexts(places, storedTexts({ [COMPLETED]: '[1,5]', [NOTES]: '{"1":"a"}' }));
  for (const key of [COMPLETED, NOTES]) elsewhere.dispatchEvent(new StorageEvent('storage', { key, newValue: places.local.getItem(key) }));
  expect(other.store.getState()).toMatchObject({ completed: [1, 5], notes: { 1: 'a' } });
  other.change('completed', setMember(7, true));
  expect(stored().local[COMPLETED]).toBe('[1,5,7]');
});
