import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeMember, receive, sendTo, statementText, uploadOf } from '../fixtures/receiver.ts';
import { storeWithTwoApps, tools } from '../fixtures/store.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { readArguments } from './arguments.ts';
import { changeTeams } from './commands/teams.ts';
import { openTeams } from './teams/allowed-signers.ts';

// docs/teams.md is all that a new team reads: what it says works as it stands there.
const guide = readFileSync(path.join(__dirname, '../../../docs/teams.md'), 'utf8');

test('OpenSSH confirms by hand what the ledger keeps, also after the key was revoked, and the digest of a file', async () => {
  const store = await storeWithTwoApps();
  const dataDir = path.dirname(store.dir);
  const ada = await makeMember(dataDir, 'Ada', 'mfe-tools');
  const receiver = await receive(dataDir, dataDir);
  const { files, body } = await uploadOf([{ ...tools, files: { 'better.txt': 'better' } }, '1.0.1']);
  const text = statementText({ action: 'release', app: 'mfe-tools', version: '1.0.1', after: 1, why: 'better', files });
  await sendTo(receiver, { text, key: ada, body });
  const scratch = temporaryFolder();
  const here = (line: string) =>
    line.replaceAll('mfe-content', 'mfe-tools').replaceAll('000012', '000002').replaceAll('/tmp/', `${scratch}/`);
  const [verify = '', digest = ''] = [...guide.matchAll(/^```sh\n(.+?)^```$/gms)].map(([, lines = '']) => here(lines));
  const run = (lines: string) =>
    execFileSync('sh', ['-e', '-c', lines], { cwd: dataDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  expect(run(verify)).toMatch(/^Good "portal-release" signature for mfe-tools with ED25519 key SHA256:/);
  expect(files.find(({ path: name }) => name === 'server.cjs')?.integrity).toBe(`sha384-${run(digest)}`);

  await changeTeams({ teams: openTeams(dataDir), words: ['revoke', 'Ada'] });
  const { at = '' } = store.head() ?? {};
  const [option = ''] = guide.match(/-O verify-time=\d{14}Z/) ?? [];
  const then = option.replace(/\d+/, at.replaceAll(/[-:T]/g, '').slice(0, 14));
  const later = (lines: string) => lines.replace('-Y verify', `-Y verify ${then}`);
  expect(run(later(verify))).toMatch(/^Good "portal-release" signature/);
});

test('every command of the guide has options that there are', () => {
  const commands = [...guide.matchAll(/npm (?:run \w+|start) -- ((?:(?!`| {3})[^\n…])+)/g)].map(([, words = '']) => words);
  expect(commands.length).toBeGreaterThan(10);
  for (const words of commands) {
    const args = [...words.matchAll(/"[^"]*"|\S+/g)].map(([word]) => word.replaceAll('"', ''));
    expect(() => readArguments(args)).not.toThrow();
  }
});

test('every sentence that the guide quotes is one of the program', () => {
  const quotes = [...guide.matchAll(/^\| `(.+?)` \|/gm)].map(([, quote = '']) => quote);
  expect(quotes.length).toBeGreaterThan(5);
  const sources = readdirSync(__dirname, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))
    .join('\n');
  const parts = quotes.flatMap((quote) => quote.split('…').filter((part) => part.trim().length > 2));
  expect(parts.filter((part) => !sources.includes(part.trimEnd()))).toEqual([]);
});
