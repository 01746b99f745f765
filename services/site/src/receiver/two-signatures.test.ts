import { readdirSync } from 'node:fs';
import path from 'node:path';
import { makeKey, makeMember, receive, sendTo, statementText, type TestReceiver, type Upload, uploadOf } from '../../fixtures/receiver.ts';
import { storeWithTwoApps, tools } from '../../fixtures/store.ts';
import { changeTeams } from '../commands/teams.ts';
import type { Store } from '../store/store.ts';
import { openTeams } from '../teams/allowed-signers.ts';
import { WAITING_HOURS } from './waiting.ts';

let store: Store;
let dataDir: string;
let receiver: TestReceiver;
let ada: string;
let grace: string;
let upload: Upload;
let text: string;
const better = { ...tools, files: { 'better.txt': 'better' } };
const teams = (...words: string[]) => changeTeams({ teams: openTeams(dataDir), words });
const approve = async (key: string) => (await sendTo(receiver, { text, key, to: '/receiver/approve' })).verdict;
const isLive = () => store.head()?.live['mfe-tools']?.at(-1);

/** What the list says. */
async function listed(): Promise<string> {
  const { verdict } = await sendTo(receiver, { text: statementText({ action: 'list', what: 'releases' }), key: grace });
  return String(verdict?.data);
}

beforeEach(async () => {
  store = await storeWithTwoApps();
  dataDir = path.dirname(store.dir);
  ada = await makeMember(dataDir, 'Ada', 'mfe-tools');
  grace = await makeMember(dataDir, 'Grace', 'mfe-tools,mfe-library');
  await teams('two', 'mfe-tools');
  receiver = await receive(dataDir, dataDir);
  upload = await uploadOf([better, '1.0.1']);
  text = statementText({ action: 'release', app: 'mfe-tools', version: '1.0.1', after: 1, why: 'better', files: upload.files });
});
afterEach(() => jest.restoreAllMocks());
const handIn = async () => (await sendTo(receiver, { text, key: ada, body: upload.body })).verdict;

test('a release that needs two people waits after the first, and is live after the second; the ledger names both', async () => {
  expect((await handIn())?.text).toMatch(
    /^mfe-tools 1\.0\.1 is waiting for a second member until .+ UTC\. .+ --approve [0-9a-f]{16} --to /,
  );
  expect([isLive(), store.head()?.number]).toEqual(['1.0.0', 1]);
  expect(await listed()).toMatch(/waiting for a second member +version .+\nmfe-tools +1\.0\.1 +Ada /);
  // It is still there when the receiver was started anew.
  await receiver.stop();
  receiver = await receive(dataDir, dataDir);
  expect(await approve(grace)).toMatchObject({ verdict: 'done', text: expect.stringContaining('Live: release mfe-tools 1.0.0 -> 1.0.1.') });
  expect(store.head()).toMatchObject({ who: 'Ada and Grace', signed: { statement: text, signatures: [{ who: 'Ada' }, { who: 'Grace' }] } });
  expect(await listed()).not.toContain('waits');
  expect((await approve(grace))?.text).toMatch(/^No release [0-9a-f]{16} is waiting for a second member, and neither is any other\./);
});

test('the same person does not count twice, neither with the same key nor with another one', async () => {
  await handIn();
  const second = makeKey();
  await changeTeams({ teams: openTeams(dataDir), words: ['add', 'ada'], key: `${second}.pub`, apps: 'mfe-tools' });
  for (const key of [ada, second])
    expect((await approve(key))?.text).toBe('Ada has already signed this. A second person has to look at it and sign.');
  expect(isLive()).toBe('1.0.0');
});

test('a member of another team does not count', async () => {
  await handIn();
  const other = await makeMember(dataDir, 'Linus', 'mfe-library');
  expect((await approve(other))?.text).toBe("Linus's key may release mfe-library, but not mfe-tools. Ask the maintainers.");
});

test('what nobody signs in three days is deleted by a receiver that runs, without being asked for', async () => {
  const waiting = () => readdirSync(path.join(dataDir, 'waiting'));
  await handIn();
  const later = Date.now() + WAITING_HOURS * 60 * 60_000;
  await receiver.stop();
  const timers = jest.spyOn(globalThis, 'setInterval');
  receiver = await receive(dataDir, dataDir);
  expect(waiting()).toHaveLength(1);
  const [hourly] = timers.mock.calls.find(([, every]) => every === 60 * 60_000) ?? [];
  jest.spyOn(Date, 'now').mockReturnValue(later);
  hourly?.();
  expect(waiting()).toEqual([]);
});

test('what nobody signs in three days is deleted when a receiver starts', async () => {
  await handIn();
  const later = Date.now() + WAITING_HOURS * 60 * 60_000;
  await receiver.stop();
  jest.spyOn(Date, 'now').mockReturnValue(later);
  receiver = await receive(dataDir, dataDir);
  expect(readdirSync(path.join(dataDir, 'waiting'))).toEqual([]);
});

test('it ends when the first key is revoked, when the app changes, and after three days', async () => {
  await handIn();
  await teams('revoke', 'Ada');
  expect((await approve(grace))?.text).toMatch(/^Ada's key .* was revoked/);
  const rollback = { action: 'rollback', app: 'mfe-tools', version: '1.0.1', after: 1, why: '' };
  expect((await sendTo(receiver, { text: statementText(rollback), key: grace })).verdict?.text).toBe(
    'mfe-tools 1.0.1 was never released, so it cannot be rolled back to. Released versions: 1.0.0.',
  );
  // The clock alone: timers go on.
  const later = Date.now() + WAITING_HOURS * 60 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect((await approve(grace))?.text).toMatch(/^No release [0-9a-f]{16} is waiting/);
});
