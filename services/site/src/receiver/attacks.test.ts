import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { folderContents } from '../../fixtures/folder-contents.ts';
import {
  makeKey,
  makeMember,
  receive,
  type Sent,
  sendTo,
  statementText,
  type TestReceiver,
  type Upload,
  uploadOf,
} from '../../fixtures/receiver.ts';
import { storeWithTwoApps, tools } from '../../fixtures/store.ts';
import { changeTeams } from '../commands/teams.ts';
import { readSettings } from '../config/settings.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';
import { withWriterLock } from '../store/writer-lock.ts';
import { openTeams } from '../teams/allowed-signers.ts';
import { startReceiver } from './start-receiver.ts';

let store: Store;
let dataDir: string;
let receiver: TestReceiver;
let ada: string;
let grace: string;
let upload: Upload;
const better = { ...tools, files: { 'better.txt': 'better' } };

const releaseOf = (parts: object = {}) =>
  statementText({ action: 'release', app: 'mfe-tools', version: '1.0.1', after: 1, why: 'better', files: upload.files, ...parts });
const rollbackOf = (parts: object = {}) =>
  statementText({ action: 'rollback', app: 'mfe-tools', version: '1.0.0', after: 2, why: 'worse', ...parts });
const teams = (...words: string[]) => changeTeams({ teams: openTeams(dataDir), words });
/** What is there but for the lock, which every writer touches. */
const contents = () => Object.fromEntries(Object.entries(folderContents(dataDir)).filter(([name]) => !/(^|\/)lock\//.test(name)));

/** Sends what must be refused, and gives back the sentence; nothing in the whole data folder may differ afterwards. */
async function refusal(sent: Partial<Sent> & { text: string }): Promise<string> {
  const before = contents();
  const { verdict } = await sendTo(receiver, { key: ada, body: upload.body, ...sent });
  expect(contents()).toEqual(before);
  expect(existsSync(path.join(dataDir, 'incoming')) ? readdirSync(path.join(dataDir, 'incoming')) : []).toEqual([]);
  expect(verdict?.verdict).toBe('refused');
  return verdict?.text ?? '';
}

beforeEach(async () => {
  store = await storeWithTwoApps();
  dataDir = path.dirname(store.dir);
  ada = await makeMember(dataDir, 'Ada', 'mfe-tools');
  grace = await makeMember(dataDir, 'Grace', 'mfe-library');
  upload = await uploadOf([better, '1.0.1']);
  receiver = await receive(dataDir, dataDir);
});

test('what the commands send is carried out, so that what follows is refused for its own reason', async () => {
  const { verdict } = await sendTo(receiver, { text: releaseOf(), key: ada, body: upload.body });
  expect(verdict).toMatchObject({ verdict: 'done', text: expect.stringMatching(/^Live: release mfe-tools 1\.0\.0 -> 1\.0\.1\./) });
});

test("another team's app", async () => {
  expect(await refusal({ text: releaseOf(), key: grace })).toBe(
    "Grace's key may release mfe-library, but not mfe-tools. Ask the maintainers.",
  );
  expect(await refusal({ text: rollbackOf({ after: 1 }), key: grace, body: Buffer.alloc(0) })).toMatch(
    /^Grace's key may release mfe-library/,
  );
});

test('a key of nobody, and one that was made for something else', async () => {
  expect(await refusal({ text: releaseOf(), key: makeKey() })).toMatch(/^The key SHA256:\S+ does not belong to any team here\./);
  const text = releaseOf();
  const signature = execFileSync('ssh-keygen', ['-Y', 'sign', '-n', 'file', '-f', ada], {
    input: text,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  expect(await refusal({ text, signature })).toMatch(/^The signature does not belong to this statement/);
});

test('a byte that was changed after signing, in the statement, in the signature or in a file', async () => {
  const text = releaseOf();
  const signature = execFileSync('ssh-keygen', ['-Y', 'sign', '-n', 'portal-release', '-f', ada], {
    input: text,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  expect(await refusal({ text: text.replace('better', 'bitter'), signature })).toMatch(/^The signature does not belong to this statement/);
  const at = Math.floor(signature.length / 2);
  const other = signature[at] === 'A' ? 'B' : 'A';
  expect(await refusal({ text, signature: signature.slice(0, at) + other + signature.slice(at + 1) })).toMatch(
    /^The signature does not belong to this statement|^The key SHA256:\S+ is not/,
  );
  const body = Buffer.from(upload.body);
  body[body.length - 5] = (body[body.length - 5] ?? 0) ^ 1;
  expect(await refusal({ text, signature, body })).toMatch(/^The file web\/\S+ is not the one that was signed, so nothing was kept\./);
});

test('a release and a rollback that are sent again', async () => {
  const release = releaseOf();
  await sendTo(receiver, { text: release, key: ada, body: upload.body });
  expect(await refusal({ text: release })).toBe(
    'This has already been carried out, as entry 2: release mfe-tools 1.0.0 -> 1.0.1. Nothing is done twice.',
  );
  const rollback = rollbackOf();
  expect((await sendTo(receiver, { text: rollback, key: ada })).verdict?.text).toBe('Live: rollback mfe-tools 1.0.1 -> 1.0.0.');
  await sendTo(receiver, { text: rollbackOf({ version: '1.0.1', after: 3 }), key: ada });
  for (const text of [release, rollback])
    expect(await refusal({ text, body: Buffer.alloc(0) })).toMatch(/^This has already been carried out, as entry [23]: /);
  // Also by a receiver that was started anew.
  await receiver.stop();
  receiver = await receive(dataDir, dataDir);
  for (const text of [release, rollback])
    expect(await refusal({ text, body: Buffer.alloc(0) })).toMatch(/^This has already been carried out, as entry [23]: /);
  expect(store.head()?.live['mfe-tools']).toEqual(['1.0.0', '1.0.1']);
});

test('a statement that is too old, too new, or for another site', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  expect(await refusal({ text: releaseOf({ expires: at(-1) }) })).toMatch(/^The statement expired at /);
  expect(await refusal({ text: releaseOf({ expires: at(60) }) })).toMatch(/which is too far in the future/);
  expect(await refusal({ text: releaseOf({ site: 'https://other.example' }) })).toBe(
    'This was signed for https://other.example, but this site is http://localhost:8080. Use --to http://localhost:8080.',
  );
});

test('a member who has not seen the last change of the app', async () => {
  await sendTo(receiver, { text: releaseOf(), key: ada, body: upload.body });
  upload = await uploadOf([better, '1.0.2']);
  for (const text of [releaseOf({ version: '1.0.2' }), rollbackOf({ after: 1 })])
    expect(await refusal({ text, body: Buffer.alloc(0) })).toBe(
      'mfe-tools has changed since this was signed: entry 2, release by Ada, "better". Look at it, then run the command again.',
    );
});

test('a key that was revoked, while the receiver runs', async () => {
  await teams('revoke', 'Ada');
  expect(await refusal({ text: releaseOf() })).toMatch(/^Ada's key \(SHA256:\S+\) was revoked, so it can no longer do anything here\.$/);
});

test('a key that is revoked while its release waits for the lock', async () => {
  const { verdict } = await withWriterLock(store.dir, async () => {
    let isChecked = () => {};
    const checked = new Promise<void>((resolve) => (isChecked = resolve));
    const release = sendTo(receiver, { text: releaseOf(), key: ada, body: upload.body, onLine: () => isChecked() });
    await checked;
    await teams('revoke', 'Ada');
    return { verdict: release };
  });
  expect((await verdict).verdict?.text).toMatch(/^Ada's key \(SHA256:\S+\) was revoked/);
  expect(store.head()?.number).toBe(1);
});

test.each([
  ['../../outside.js'],
  ['/etc/outside.js'],
  ['web/../../outside.js'],
  ['web\\outside.js'],
  ['web/.hidden.js'],
  ['web/a//b.js'],
  ['other/place.js'],
  ['web/line\nfeed.js'],
  [`web/${'long'.repeat(100)}.js`],
  [`web/${'d/'.repeat(20)}deep.js`],
])('a file named %j, which leads out or has no place in a release', async (name) => {
  const file = { ...upload.files.at(-1), path: name };
  expect(await refusal({ text: releaseOf({ files: [...upload.files, file] }) })).toMatch(
    /^The release has a file ".*", which has no place in a release\./s,
  );
});

test.each([
  ['web/BETTER.txt', /^The release has the file web\/BETTER\.txt twice\./],
  ['web/better.txt/more.txt', /^The release has web\/better\.txt\/more\.txt below a file\./],
  ['web/styles.css.br', /^The release has the file web\/styles\.css\.br, which the site makes itself\./],
  ['web/release.json', /^The release has the file web\/release\.json, which the site makes itself\./],
])('a file named %s, which stands for another one', async (name, sentence) => {
  const file = { ...upload.files.at(-1), path: name };
  expect(await refusal({ text: releaseOf({ files: [...upload.files, file] }) })).toMatch(sentence);
});

test('a link, for which a statement has no word', async () => {
  const link = { ...upload.files.at(-1), path: 'web/link.js', link: '/etc/passwd' };
  expect(await refusal({ text: releaseOf({ files: [...upload.files, link] }) })).toBe(
    'The statement cannot be read. Update your checkout and run the command again.',
  );
});

test('ten gigabytes, announced or not', async () => {
  const bomb = { ...upload.files.at(-1), path: 'web/bomb.js', size: 10 * 1024 ** 3 };
  expect(await refusal({ text: releaseOf({ files: [...upload.files, bomb] }), endless: true })).toMatch(
    /^The release has \d+ files of 10737\d+ bytes together, but an upload may have /,
  );
  const before = contents();
  const { verdict, bytesSent } = await sendTo(receiver, { text: releaseOf(), key: ada, body: upload.body, endless: true });
  expect(verdict?.text).toBe('More was sent than was signed, so nothing was kept.');
  expect(bytesSent).toBeLessThan(50 * 1024 ** 2);
  expect(contents()).toEqual(before);
});

test('half an upload, after which the next whole one works', async () => {
  const before = contents();
  await sendTo(receiver, { text: releaseOf(), key: ada, body: upload.body.subarray(0, upload.body.length / 2), breakOff: true });
  expect(contents()).toEqual(before);
  const text = releaseOf();
  expect(await refusal({ text, body: upload.body.subarray(0, -1) })).toMatch(/^The upload was cut off, so nothing was kept\./);
  expect((await sendTo(receiver, { text, key: ada, body: upload.body })).verdict?.verdict).toBe('done');
});

test('a second release of the same app while the first is on its way, also by the same member', async () => {
  const first = await withWriterLock(store.dir, async () => {
    let isChecked = () => {};
    const checked = new Promise<void>((resolve) => (isChecked = resolve));
    const release = sendTo(receiver, { text: releaseOf(), key: ada, body: upload.body, onLine: () => isChecked() });
    await checked;
    const { verdict } = await sendTo(receiver, { text: releaseOf(), key: ada, body: upload.body });
    expect(verdict?.text).toMatch(/^Ada is changing mfe-tools right now/);
    return { release };
  });
  expect((await first.release).verdict?.verdict).toBe('done');
});

test('a document that does not say what was signed', async () => {
  upload = await uploadOf([better, '1.0.1'], (document) => ({ ...document, version: '1.0.9' }));
  expect(await refusal({ text: releaseOf() })).toMatch(
    /^The release of mfe-tools describes itself as mfe-tools 1\.0\.9, but mfe-tools 1\.0\.1 was signed\./,
  );
  upload = await uploadOf([better, '1.0.1'], (document) => ({ ...document, files: { ...document.files, 'more.js': document.server } }));
  expect(await refusal({ text: releaseOf() })).toMatch(
    /^The release of mfe-tools contains files other than those that its document lists\./,
  );
  upload = await uploadOf([better, '1.0.1'], (document) => ({ ...document, uses: { react: ['useless'] } }));
  expect(await refusal({ text: releaseOf() })).toMatch(
    /^The release of mfe-tools uses names of the shell other than those that its document lists\./,
  );
  upload = await uploadOf([better, '1.0.1'], (document) => ({ ...document, opened: { inBrowser: true } }));
  expect(await refusal({ text: releaseOf() })).toMatch(/^The release of mfe-tools says something that only the server may say\./);
  upload = await uploadOf([better, '1.0.1'], () => ({ app: 'mfe-tools' }));
  expect(await refusal({ text: releaseOf() })).toMatch(/^release\.json in the upload does not describe a release\./);
});

test('what is no request of the commands at all', async () => {
  for (const text of ['not JSON', '{"action":"release"}', JSON.stringify({ action: 'delete everything' })])
    expect(await refusal({ text })).toBe('The statement cannot be read. Update your checkout and run the command again.');
  const answer = await fetch(`${receiver.address}/receiver/`, { method: 'POST', body: 'x'.repeat(10_000) });
  expect([answer.status, await answer.text()]).toEqual([
    403,
    '{"verdict":"refused","text":"This request was not made by one of the portal’s commands."}\n',
  ]);
  expect((await fetch(`${receiver.address}/receiver/`)).status).toBe(404);
  expect((await fetch(`${receiver.address}/receiver/../etc/passwd`, { method: 'POST' })).status).toBe(404);
});

test('more requests without a valid signature than a minute allows', async () => {
  await receiver.stop();
  receiver = await receive(dataDir, dataDir, { limits: { atOnce: 2, atOnceInAll: 2, aMinute: 2 } });
  for (const _ of [1, 2]) expect(await refusal({ text: releaseOf(), key: makeKey() })).toMatch(/does not belong to any team here/);
  expect(await refusal({ text: releaseOf() })).toBe('The receiver is getting too many requests right now. Try again in a minute.');
});

test('a receiver does not start where the code of teams could not be confined', async () => {
  const settings = readSettings({ DATA_DIR: dataDir, RECEIVER_PORT: '0' }, dataDir);
  const requireConfinement = () => {
    throw new UserFacingError('Nothing here confines the code of teams.');
  };
  await expect(startReceiver({ workspace: dataDir, settings, requireConfinement })).rejects.toThrow('Nothing here confines');
});
