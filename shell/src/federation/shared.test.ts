import { sharedModules } from '@portal/contracts';
import { shared } from './shared.ts';

const given: Record<string, object> = shared;

test.each(Object.entries(sharedModules))('the shell provides every promised name of %s', (module, names) => {
  const provided = given[module] ?? {};
  if (names === 'all') expect(Object.keys(provided).length).toBeGreaterThan(3);
  else for (const name of names) expect(provided).toHaveProperty(name, expect.anything());
});

test('the shell provides no name that is not promised', () => {
  for (const [module, names] of Object.entries(sharedModules))
    if (names !== 'all') expect(Object.keys(given[module] ?? {}).sort()).toEqual([...names].sort());
});
