import { sharedModules } from '@portal/contracts';
import { shared } from './shared.ts';

test.each(Object.entries(sharedModules))('the shell provides every promised name of %s', (module, names) => {
  const given = shared[module as keyof typeof shared];
  if (names === 'all') expect(Object.keys(given).length).toBeGreaterThan(3);
  else for (const name of names) expect(given).toHaveProperty(name, expect.anything());
});

test('the shell provides no name that is not promised', () => {
  for (const [module, names] of Object.entries(sharedModules))
    if (names !== 'all') expect(Object.keys(shared[module as keyof typeof shared]).sort()).toEqual([...names].sort());
});
