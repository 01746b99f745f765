import { fragmentOf, fragmentOfList, isSamePlace, LIST, MY_NOTES, placeOf } from './place.ts';

const isKnown = (slug: string) => slug === 'first-steps';
const card = { openedBy: 'card', cameFrom: 'before' } as const;

test.each([
  ['no fragment is the list', '', null, LIST],
  ['a module by a link', '#module=first-steps', null, { slug: 'first-steps', openedBy: 'link' }],
  ['a module by its card', '#module=first-steps', card, { slug: 'first-steps', ...card }],
  ['a module that does not exist is the list', '#module=second-steps', null, LIST],
  ['a part of the list', '#show=bookmarked', card, { filter: 'bookmarked', openedBy: 'link' }],
  ['a filter that does not exist is the list', '#show=blue', null, LIST],
  ['the notes', '#my-notes', null, { view: 'my-notes', openedBy: 'link' }],
  ['the fragment of the skip link says nothing', '#main', null, undefined],
  ['state of another shape', '#module=first-steps', { openedBy: 7, cameFrom: [] }, { slug: 'first-steps', openedBy: 'link' }],
  ['state that is no object', '#module=first-steps', 'card', { slug: 'first-steps', openedBy: 'link' }],
])('the address names the place: %s', (_, hash, state, place) => {
  expect(placeOf({ hash, state }, isKnown)).toEqual(place);
});

test('the fragment of a module opens it', () => {
  expect(placeOf({ hash: fragmentOf('first-steps'), state: null }, isKnown)?.slug).toBe('first-steps');
});

test('the fragments of list and notes lead to them', () => {
  expect(fragmentOfList(undefined)).toBe('');
  expect(placeOf({ hash: fragmentOfList('with-notes'), state: null }, isKnown)?.filter).toBe('with-notes');
  expect(placeOf({ hash: MY_NOTES, state: null }, isKnown)?.view).toBe('my-notes');
});

test('places are the same when nothing of them differs', () => {
  expect(isSamePlace({ slug: 'a', ...card }, { slug: 'a', ...card })).toBe(true);
  expect(isSamePlace({ slug: 'a', ...card }, { slug: 'a', openedBy: 'link', cameFrom: 'before' })).toBe(false);
  expect(isSamePlace({ slug: 'a', ...card }, LIST)).toBe(false);
  expect(isSamePlace({ filter: 'bookmarked', openedBy: 'link' }, LIST)).toBe(false);
  expect(isSamePlace({ view: 'my-notes', openedBy: 'link' }, LIST)).toBe(false);
});
