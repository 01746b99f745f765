import { dropDraft, readDraft, storeDraft } from './draft.ts';

const PLACE = 'portal.draft.test';
const EMPTY = { title: '', agreed: false };
const draft = { answers: { title: 'Birds', agreed: true }, key: 'k1', tried: '{}' };

beforeEach(() => sessionStorage.clear());

test('what is kept in this tab is read again, with its key, until it is dropped', () => {
  storeDraft(PLACE, EMPTY, draft);
  expect(readDraft(PLACE, EMPTY)).toEqual(draft);
  expect(localStorage).toHaveLength(0);
  dropDraft(PLACE);
  expect(readDraft(PLACE, EMPTY)).toBeUndefined();
});

test('a form that is as at first leaves no draft', () => {
  storeDraft(PLACE, EMPTY, draft);
  storeDraft(PLACE, EMPTY, { answers: EMPTY, key: 'k1' });
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', 'null', '7', '{', '{"answers":null,"key":"k"}', '{"answers":{}}'])('a draft of %j is none', (text) => {
  sessionStorage.setItem(PLACE, text);
  expect(readDraft(PLACE, EMPTY)).toBeUndefined();
});

test('a draft of an earlier or later form gives what this form knows', () => {
  sessionStorage.setItem(PLACE, JSON.stringify({ answers: { title: 7, agreed: true, other: 'x' }, key: 'k' }));
  expect(readDraft(PLACE, EMPTY)).toEqual({ answers: { title: '', agreed: true }, key: 'k' });
});

test('a browser that keeps nothing is no reason to stop', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  expect(readDraft(PLACE, EMPTY)).toBeUndefined();
  expect(() => storeDraft(PLACE, EMPTY, draft)).not.toThrow();
  expect(() => dropDraft(PLACE)).not.toThrow();
  for (const spy of spies) spy.mockRestore();
});
