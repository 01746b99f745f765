import * as z from 'zod/mini';
import { rulesResolver } from './rules-resolver.ts';

const rules = z.object({
  name: z.string().check(z.minLength(2, 'Too short'), z.maxLength(1, 'Too long')),
  age: z.string().check(z.minLength(1, 'How old?')),
});
const judge = (answers: { name: string; age: string }) =>
  rulesResolver(() => rules)(answers, undefined, { fields: {}, shouldUseNativeValidation: false });

test('the form is told the first mistake of each field', async () => {
  const { values, errors } = await judge({ name: '', age: '' });
  expect(values).toEqual({});
  expect(Object.entries(errors).map(([field, error]) => [field, error?.message])).toEqual([
    ['name', 'Too short'],
    ['age', 'How old?'],
  ]);
});

test('the rules are made when they are needed for the first time, once', async () => {
  const make = jest.fn(() => rules);
  const resolver = rulesResolver(make);
  expect(make).not.toHaveBeenCalled();
  for (const age of ['1', '2']) await resolver({ name: 'a', age }, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(make).toHaveBeenCalledTimes(1);
});
