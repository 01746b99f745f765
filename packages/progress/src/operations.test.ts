import fc from 'fast-check';
import { apply, holds, itemOf, type Json, type Operation, replacesForeign } from './operations.ts';

const add = (id: number, ...path: string[]): Operation => ({ kind: 'member', path, id, on: true });
const drop = (id: number, ...path: string[]): Operation => ({ kind: 'member', path, id, on: false });
const put = (to: string | number | boolean | undefined, ...path: string[]): Operation => ({ kind: 'put', path, to });

describe('applying an operation', () => {
  it.each<[string, Json | undefined, Operation, Json | undefined]>([
    ['makes the list that is missing', undefined, add(3), [3]],
    ['adds at the end', [1, 2], add(3), [1, 2, 3]],
    ['takes away every entry of the same id', [1, 2, 1], drop(1), [2]],
    ['leaves foreign entries of a list', ['1', { id: 1 }, null, 1], drop(1), ['1', { id: 1 }, null]],
    ['makes the map that is missing', undefined, put('text', '3'), { 3: 'text' }],
    ['sets an entry beside the others', { 1: 'a', 2: [] }, put('b', '3'), { 1: 'a', 2: [], 3: 'b' }],
    ['removes an entry', { 1: 'a', 2: 'b' }, put(undefined, '1'), { 2: 'b' }],
    ['does not remove an entry of a kind that it never writes', { 1: { text: 'a' } }, put(undefined, '1'), { 1: { text: 'a' } }],
    ['makes the maps on the way', undefined, put(2, 'decisionAnswers', '1'), { decisionAnswers: { 1: 2 } }],
    ['makes the list on the way', { dark: true }, add(4, 'checklist'), { dark: true, checklist: [4] }],
    ['leaves the emptied list', { checklist: [4] }, drop(4, 'checklist'), { checklist: [] }],
    ['leaves unknown fields', { later: { deep: [1] }, theme: 'dark' }, put('light', 'theme'), { later: { deep: [1] }, theme: 'light' }],
    ['puts a bare value', undefined, put(true), true],
    ['takes a name of the language for what it is', {}, put('a', '__proto__'), JSON.parse('{"__proto__":"a"}')],
    ['puts its own in place of a foreign value', { checklist: 'all' }, add(1, 'checklist'), { checklist: [1] }],
  ])('%s', (_what, before, operation, after) => {
    expect(apply(before, operation)).toEqual(after);
  });

  it.each<[string, Json | undefined, Operation]>([
    ['a member is there', [1, 'x'], add(1)],
    ['no member is there', [1], drop(2)],
    ['nothing is there to take from', undefined, drop(2)],
    ['what should be a list is none, and nothing is to be added', { later: 1 }, drop(2)],
    ['an entry says so', { 3: 'text' }, put('text', '3')],
    ['an entry to be removed is not there', { 3: 'text' }, put(undefined, '4')],
    ['the map of an entry to be removed is not there', undefined, put(undefined, 'decisionAnswers', '4')],
    ['an inherited name is to be removed', {}, put(undefined, 'toString')],
  ])('returns the very same document when %s', (_what, document, operation) => {
    expect(apply(document, operation)).toBe(document);
    expect(holds(document, operation)).toBe(true);
  });

  const names = fc.constantFrom('1', '2', 'checklist', 'later');
  const path = fc.array(names, { maxLength: 2 });
  const operation = fc.oneof(
    fc.record({ kind: fc.constant('member' as const), path, id: fc.nat(2), on: fc.boolean() }),
    fc.record({ kind: fc.constant('put' as const), path, to: fc.constantFrom('a', 1, true, undefined) }),
  );
  const json = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, 1, 'a'),
      fc.array(tie('value')),
      fc.dictionary(names, tie('value'), { noNullPrototype: true }),
    ),
  })).value;

  it('a second time changes nothing, whatever the document is', () => {
    fc.assert(
      fc.property(fc.option(json, { nil: undefined }), operation, (document, each) => {
        const once = apply(document, each);
        expect(apply(once, each)).toBe(once);
      }),
    );
  });

  it('for different members and entries gives the same in either order', () => {
    const item = fc.oneof(
      fc.record({ kind: fc.constant('member' as const), path: fc.constant(['checklist']), id: fc.nat(2), on: fc.boolean() }),
      fc.record({
        kind: fc.constant('put' as const),
        path: fc.constantFrom(['dark'], ['decisionAnswers', '1'], ['decisionAnswers', '2']),
        to: fc.constantFrom(1, 2, undefined),
      }),
    );
    const document = fc.constantFrom<Json | undefined>(undefined, {
      checklist: [1, 'x'],
      decisionAnswers: { 1: 1, x: {} },
      dark: 1,
      later: 1,
    });
    const sorted = (value: Json | undefined): string =>
      JSON.stringify(value, (_name, part: unknown) => (Array.isArray(part) ? part.map(String).sort() : part));
    fc.assert(
      fc.property(document, item, item, (start, one, other) => {
        fc.pre(itemOf(one) !== itemOf(other));
        const there = apply(apply(start, one), other);
        const back = apply(apply(start, other), one);
        expect(JSON.parse(sorted(there) ?? 'null')).toEqual(JSON.parse(sorted(back) ?? 'null'));
      }),
    );
  });
});

describe('an operation would replace what it does not understand', () => {
  it.each<[string, boolean, Json | undefined, Operation]>([
    ['a note that is a map', true, { 3: { text: 'a' } }, put('b', '3')],
    ['a note that is a text', false, { 3: 'a' }, put('b', '3')],
    ['a note that is removed', false, { 3: 'a' }, put(undefined, '3')],
    ['no note', false, {}, put('b', '3')],
    ['a note under an inherited name', false, {}, put('b', 'toString')],
    ['no document', false, undefined, put('b', '3')],
    ['answers that are a list', true, { decisionAnswers: [1] }, put(1, 'decisionAnswers', '2')],
    ['ticks that are a map', true, { checklist: { 1: true } }, add(1, 'checklist')],
    ['ticks that are a list', false, { checklist: ['x'] }, add(1, 'checklist')],
  ])('%s: %s', (_what, expected, document, operation) => {
    expect(replacesForeign(document, operation)).toBe(expected);
  });
});

describe('the name of an item', () => {
  it('is the same for what may not hold at once, and different for everything else', () => {
    expect(itemOf(add(1))).toBe(itemOf(drop(1)));
    expect(itemOf(put('a', '1'))).toBe(itemOf(put(undefined, '1')));
    expect(new Set([add(1), add(2), add(1, 'checklist'), put(1, '1'), put(1, 'a', '1'), put(1, 'a,1'), put(1)].map(itemOf)).size).toBe(7);
  });
});
