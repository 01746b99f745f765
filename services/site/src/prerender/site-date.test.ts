import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { library, releaseMadeUp, storeWithTwoApps } from '../../fixtures/store.ts';

const secondsOf = (dir: string) =>
  new Set(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs / 1000),
  );

test('all files of a site have one time, whole seconds after those of the site before, also when they are made at once', async () => {
  const store = await storeWithTwoApps();
  for (const version of ['1.0.1', '1.0.2']) await releaseMadeUp(store, [library, version]);
  const [second = 0, third = 0] = [2, 3].map((number) => {
    const [one = 0, ...more] = secondsOf(store.siteDir(number));
    expect([more, one % 1]).toEqual([[], 0]);
    return one;
  });
  expect(third).toBeGreaterThan(second);
});

test('a site whose predecessor is gone has the time at which it was made', async () => {
  const store = await storeWithTwoApps();
  rmSync(store.siteDir(1), { recursive: true });
  const before = Math.floor(Date.now() / 1000);
  await releaseMadeUp(store, [library, '1.0.1']);
  const [made = 0] = secondsOf(store.siteDir(2));
  expect(made).toBeGreaterThanOrEqual(before);
  expect(made).toBeLessThanOrEqual(Date.now() / 1000);
});
