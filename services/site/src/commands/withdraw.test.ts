import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { library, PUBLIC_URL, releaseMadeUp, storeWithTwoApps } from '../../fixtures/store.ts';
import { describeEntry } from '../monitoring/list-releases.ts';
import type { Store } from '../store/store.ts';
import { rollback } from './rollback.ts';
import { withdraw } from './withdraw.ts';

const APP = 'mfe-library';
let store: Store;
const order = () => ({ workspace: path.dirname(store.dir), store, app: APP, publicUrl: PUBLIC_URL });
const withdrawn = (version: string, why?: string) => withdraw({ ...order(), version, why });
const live = () => JSON.parse(readFileSync(path.join(store.dir, 'current/live.json'), 'utf8'));
const appLive = () => live().apps.find(({ id }: { id: string }) => id === APP);

beforeEach(async () => {
  store = await storeWithTwoApps();
  await releaseMadeUp(store, [library, '1.1.0']);
  await releaseMadeUp(store, [library, '1.2.0']);
});

test('a withdrawn release is no fallback anymore, its files are gone, and what is live stays live', async () => {
  expect(appLive()).toMatchObject({ version: '1.2.0', previous: { version: '1.1.0' } });
  const entry = await withdrawn('1.1.0', 'its library leaks');
  expect([entry.kind, describeEntry(entry), entry.why]).toEqual(['pages', 'withdrawn mfe-library 1.1.0', 'its library leaks']);
  expect(appLive()).toMatchObject({ version: '1.2.0', previous: { version: '1.0.0' } });
  expect(existsSync(store.releaseDir(APP, '1.1.0'))).toBe(false);
  await rollback(order());
  expect(appLive()).toMatchObject({ version: '1.0.0' });
});

test('it can never be live again, not even by its number, and no later release takes that number', async () => {
  await withdrawn('1.1.0', 'its library leaks');
  expect(await rejectionMessage(() => rollback({ ...order(), to: '1.1.0' }))).toBe(
    'mfe-library 1.1.0 was withdrawn, so it can never be live again. npm run releases says why.',
  );
});

test('a live release has to be rolled back first', async () => {
  expect(await rejectionMessage(() => withdrawn('1.2.0', 'x'))).toBe(
    'mfe-library 1.2.0 is live. Roll it back first: npm run rollback -- mfe-library, then withdraw it.',
  );
  await rollback(order());
  await withdrawn('1.2.0', 'x');
  expect(appLive()).toMatchObject({ version: '1.1.0', previous: { version: '1.0.0' } });
});

test('done once more it deletes what was left, and writes nothing', async () => {
  const { number } = await withdrawn('1.1.0', 'x');
  await releaseMadeUp(store, [library, '1.3.0']);
  expect((await withdrawn('1.1.0', 'y')).number).toBe(number);
  expect(store.head()?.number).toBe(number + 1);
});

test.each([
  ['1.1.0', undefined, 'Say why, because it cannot be undone: npm run releases -- --withdraw mfe-library 1.1.0 --why "…".'],
  ['9.9.9', 'x', 'mfe-library 9.9.9 was never released, so there is nothing to withdraw. Released versions: 1.0.0, 1.1.0, 1.2.0.'],
])('%s, %s is refused, and nothing changes', async (version, why, sentence) => {
  const before = live();
  expect(await rejectionMessage(() => withdrawn(version, why))).toBe(sentence);
  expect(live()).toEqual(before);
});
