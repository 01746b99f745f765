import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { makeKey, makeMember, receive, type TestReceiver } from '../fixtures/receiver.ts';
import { library, shell, storeWithTwoApps, tools } from '../fixtures/store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { madeUpWorkspace, writeApp } from '../fixtures/workspace.ts';
import { changeTeams } from './commands/teams.ts';
import { main } from './main.ts';
import { remoteRelease } from './remote/remote-release.ts';
import { UserFacingError } from './rules/user-facing-error.ts';
import type { Store } from './store/store.ts';
import { withWriterLock } from './store/writer-lock.ts';
import { openTeams } from './teams/allowed-signers.ts';

let workspace: string;
let store: Store;
let dataDir: string;
let receiver: TestReceiver;
let ada: string;
let said: jest.SpyInstance;
const environment = { ...process.env };

/** What a command says, its refusal included. */
const run = async (...args: string[]) => {
  said.mockClear();
  let refused = '';
  try {
    await main(args, workspace);
  } catch (problem) {
    if (!(problem instanceof UserFacingError)) throw problem;
    refused = problem.message;
  }
  return [...said.mock.calls.flat().map(String), ...(refused ? [`REFUSED ${refused}`] : [])];
};
const to = (key = ada) => ['--to', receiver.address, '--key', key];
const changeText = (html: string, app = tools) => {
  const [page] = app.pages;
  if (page) writeApp(workspace, { ...app, pages: [{ ...page, html: `'<h1>${html}</h1>'` }, ...app.pages.slice(1)] });
};

beforeEach(async () => {
  workspace = madeUpWorkspace(shell, library, tools);
  store = await storeWithTwoApps();
  dataDir = path.dirname(store.dir);
  ada = await makeMember(dataDir, 'Ada', 'mfe-tools');
  receiver = await receive(workspace, dataDir);
  said = jest.spyOn(console, 'log').mockImplementation(() => {});
  for (const name of ['PORT', 'HOST', 'DATA_DIR', 'PUBLIC_URL', 'BROWSER_PATH']) delete process.env[name];
  process.env.API_URL = 'none';
});
afterEach(() => {
  said.mockRestore();
  process.env = { ...environment };
});

test('a member releases from another machine and goes back, and the ledger says who', async () => {
  expect(await run('release', 'mfe-tools', ...to())).toEqual(['mfe-tools: nothing has changed since 1.0.0, so there is no new release.']);
  changeText('Better');
  expect(await run('release', 'mfe-tools', '--why', 'better words', ...to())).toEqual([
    'mfe-tools: server.cjs differs from 1.0.0.',
    'mfe-tools: building 1.0.1 from files that are not committed.',
    expect.stringMatching(/^mfe-tools: sending 1\.0\.1, 5 files, \d+ kB, to http:\/\/localhost:\d+\.$/),
    'The pages were not opened in a browser before the release: no Chrome, Chromium or Edge was found.',
    `Live: release mfe-tools 1.0.0 -> 1.0.1. To undo: npm run rollback -- mfe-tools --to ${receiver.address}`,
  ]);
  expect(store.head()).toMatchObject({ number: 2, who: 'Ada', why: 'better words', signed: { signatures: [{ who: 'Ada' }] } });
  expect(await run('rollback', 'mfe-tools', '--why', 'worse after all', ...to())).toEqual(['Live: rollback mfe-tools 1.0.1 -> 1.0.0.']);
  expect(store.head()).toMatchObject({ number: 3, who: 'Ada', why: 'worse after all' });
});

test('a preview is shown, listed and ended from another machine, and uses up no version', async () => {
  changeText('Maybe');
  const lines = await run('preview', 'mfe-tools', ...to());
  const [, id = ''] =
    /^Preview: http:\/\/localhost:8090\/preview\/([a-z0-9]+)\nAnyone who has this link sees mfe-tools as you have it/.exec(
      lines.at(-1) ?? '',
    ) ?? [];
  expect(id).toHaveLength(16);
  expect((await run('preview', '--list', ...to())).join()).toMatch(new RegExp(`mfe-tools +1\\.0\\.1-preview\\.1 +Ada .+${id}`));
  expect(store.head()).toMatchObject({ preview: { id }, live: { 'mfe-tools': ['1.0.0'] } });
  expect(await run('preview', '--end', `http://localhost:8090/preview/${id}`, ...to())).toEqual([
    'The preview of mfe-tools has ended, and its files are gone.',
  ]);
  expect(await run('preview', '--end', id, ...to())).toEqual([`REFUSED There is no open preview "${id}".`]);
  expect((await run('release', 'mfe-tools', ...to())).at(-1)).toMatch(/^Live: release mfe-tools 1\.0\.0 -> 1\.0\.1\./);
});

test('the list of another machine has what is live and who changed it, and is for members only', async () => {
  const text = (await run('releases', ...to())).join('\n');
  expect(text).toMatch(/^mfe-tools +1\.0\.0 /m);
  expect(text).not.toContain('The sources of');
  expect(await run('releases', ...to(makeKey()))).toEqual([
    expect.stringMatching(/^REFUSED The key SHA256:\S+ does not belong to any team here\./),
  ]);
});

test('a second member sees what a release changes, and makes it live', async () => {
  await changeTeams({ teams: openTeams(dataDir), words: ['two', 'mfe-tools'] });
  const grace = await makeMember(dataDir, 'Grace', 'mfe-tools');
  writeApp(workspace, { ...tools, files: { 'more.txt': 'more' } });
  const said1 = (await run('release', 'mfe-tools', '--why', 'more words', ...to())).at(-1) ?? '';
  const [, id = ''] = /--approve ([0-9a-f]{16})/.exec(said1) ?? [];
  expect((await run('release', '--approve', id, ...to(grace))).at(-1)).toBe(
    'REFUSED There is no terminal here in which to ask you. Look at the changes above, then add --yes.',
  );
  const lines = await run('release', '--approve', id, '--yes', ...to(grace));
  expect(lines[0]).toMatch(/^mfe-tools 1\.0\.0 -> 1\.0\.1 for http:\/\/localhost:\d+, signed by Ada; it can be approved until /);
  expect(lines).toContain('Why: more words');
  expect(lines).toContain('added    web/more.txt  4 bytes');
  expect(lines.some((line) => /^changed {2}server\.cjs {2}\d+ -> \d+ bytes$/.test(line))).toBe(true);
  expect(lines.at(-1)).toMatch(/^Live: release mfe-tools 1\.0\.0 -> 1\.0\.1\./);
  expect(store.head()).toMatchObject({ who: 'Ada and Grace', why: 'more words' });
});

test('a version that is asked for is taken, and two members who build at once get two', async () => {
  const grace = await makeMember(dataDir, 'Grace', 'mfe-tools');
  changeText('Better');
  expect((await run('release', 'mfe-tools', '--version', '1.0.0', ...to())).at(-1)).toMatch(
    /^REFUSED mfe-tools 1\.0\.0 has already been released/,
  );
  // Ada's build fails, so hers stays reserved.
  writeApp(workspace, { ...tools, pages: [] });
  writeFileSync(path.join(workspace, 'mfe-tools/source/mistake'), 'planted');
  expect((await run('release', 'mfe-tools', ...to())).at(-1)).toContain('mfe-tools could not be built');
  changeText('Better');
  expect((await run('release', 'mfe-tools', ...to(grace))).at(-1)).toMatch(/^Live: release mfe-tools 1\.0\.0 -> 1\.0\.2\./);
});

test('releases of several apps stand in line, and each says how many are before it', async () => {
  const grace = await makeMember(dataDir, 'Grace', 'mfe-library');
  changeText('Better');
  changeText('Better too', library);
  const saying = (key: string, app: string) => {
    const lines: string[] = [];
    const remote = { to: receiver.address, keyFile: key, log: (line: string) => lines.push(line) };
    return { lines, done: remoteRelease(remote, { workspace, app, why: 'better' }) };
  };
  const both = await withWriterLock(store.dir, async () => {
    const releases = [saying(ada, 'mfe-tools'), saying(grace, 'mfe-library')];
    while (!releases.some(({ lines }) => lines.includes('Waiting: one release is ahead of yours.'))) await new Promise(setImmediate);
    return releases;
  });
  expect((await Promise.all(both.map(({ done }) => done))).map((verdict) => verdict?.verdict)).toEqual(['done', 'done']);
  expect(both.flatMap(({ lines }) => lines.filter((line) => /^Waiting|^It is your turn/.test(line)))).toEqual([
    'Waiting: one release is ahead of yours.',
    'It is your turn.',
  ]);
  expect(store.head()?.number).toBe(3);
});

test('a connection that is lost ends nothing: the command asks what became of its release', async () => {
  changeText('Better');
  // Stands for the network: the first connection that brings files is cut once they are through.
  const onward = new URL(receiver.address).port;
  let cuts = 0;
  const between = createServer((near) => {
    const far = connect(Number(onward), '127.0.0.1');
    let bytes = 0;
    near.pipe(far);
    near.on('data', (part) => (bytes += part.length));
    far.on('data', (part) => {
      if (cuts === 0 && bytes > 4096) {
        cuts += 1;
        near.destroy();
        far.destroy();
      } else near.write(part);
    });
    far.on('end', () => near.end());
    for (const socket of [near, far]) socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const port = (between.address() as AddressInfo).port;
  const lines = await run('release', 'mfe-tools', '--to', `http://localhost:${port}`, '--key', ada);
  between.close();
  expect(cuts).toBe(1);
  expect(lines).toContain('The connection was lost; asking whether the request was carried out.');
  expect(lines.at(-1)).toMatch(/^Live: release mfe-tools 1\.0\.0 -> 1\.0\.1\./);
  expect(store.head()?.number).toBe(2);
});

test.each([
  [['rollback', 'mfe-tools', '--to', 'http://portal.example'], 'sent only over an encrypted connection. Use https://portal.example.'],
  [['rollback', 'mfe-tools', '--to', 'portal.example'], 'it must be the address of the site, for example --to https://portal.example.'],
  [['release', 'mfe-tools', 'mfe-library', '--to', 'http://localhost:1'], 'Several at once are released on the server.'],
  [['release', 'shell', '--not-ready', '--why', 'x', '--to', 'http://localhost:1'], '--not-ready works on the server only, without --to.'],
  [['check', 'mfe-tools', '--to', 'http://localhost:1'], '--to is for release, preview, rollback and releases.'],
  [['rollback', 'mfe-tools', '--to', 'http://localhost:1'], 'http://localhost:1 cannot be reached (ECONNREFUSED).'],
  [['release', '--approve', '0123456789abcdef'], 'Say on which site: npm run release -- --approve <id> --to https://portal.example.'],
])('%j is refused with a sentence', async (args, sentence) => {
  const [refused] = await run(...args, ...(args.includes('--to') ? ['--key', ada] : []));
  expect(refused).toMatch(/^REFUSED /);
  expect(refused).toContain(sentence);
});

test('without a key it is said how to make one and whom to send it, and the key that Git signs with does', async () => {
  process.env.HOME = temporaryFolder();
  // Git does not look into the settings of whoever runs the tests.
  process.env.GIT_CONFIG_NOSYSTEM = '1';
  jest.spyOn(os, 'homedir').mockReturnValue(process.env.HOME);
  const rollback = ['rollback', 'mfe-tools', '--to', receiver.address];
  expect((await run(...rollback))[0]).toMatch(/^REFUSED You have no SSH key to sign with\. Make one with ssh-keygen -t ed25519, and send /);
  expect((await run(...rollback, '--key', 'nowhere'))[0]).toMatch(/^REFUSED There is no key .+nowhere\./);
  execFileSync('git', ['init', '--quiet'], { cwd: workspace });
  execFileSync('git', ['config', 'user.signingkey', ada], { cwd: workspace });
  expect((await run(...rollback))[0]).toMatch(/^REFUSED There is no release of mfe-tools before 1\.0\.0 to go back to\./);
  jest.restoreAllMocks();
});
