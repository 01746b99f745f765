import { sharedModules } from '@portal/contracts';
import { shared as eager, lazyFiles, lazyShared } from './shared.ts';

let shared: Record<string, object>;
beforeAll(async () => {
  const brought = Object.entries(lazyShared).map(async ([name, bring]) => [name, await bring()]);
  shared = { ...eager, ...Object.fromEntries(await Promise.all(brought)) };
});

test.each(Object.entries(sharedModules))('the shell provides every promised name of %s', (module, names) => {
  const given = shared[module] ?? {};
  if (names === 'all') expect(Object.keys(given).length).toBeGreaterThan(3);
  else for (const name of names) expect(given).toHaveProperty(name, expect.anything());
});

test('the shell provides no name that is not promised', () => {
  for (const [module, names] of Object.entries(sharedModules))
    if (names !== 'all') expect(Object.keys(shared[module] ?? {}).sort()).toEqual([...names].sort());
});

test('every module that is brought on demand has a file of its own to be preloaded', () => {
  expect(Object.keys(lazyFiles)).toEqual(Object.keys(lazyShared));
});
