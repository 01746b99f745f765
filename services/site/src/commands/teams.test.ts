import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeKey } from '../../fixtures/receiver.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { openTeams, type Teams } from '../teams/allowed-signers.ts';
import { sign, verifiedFor } from '../teams/ssh-keygen.ts';
import { changeTeams } from './teams.ts';

let dataDir: string;
let teams: Teams;
const run = (words: readonly string[], key?: string, apps?: string) => changeTeams({ teams, words, key, apps });
const file = (name: string, text: string) => {
  const place = path.join(temporaryFolder(), name);
  writeFileSync(place, text);
  return place;
};

beforeEach(() => {
  dataDir = temporaryFolder();
  teams = openTeams(dataDir);
});

test('a member is added, given other apps, and revoked; the file is one that OpenSSH reads', async () => {
  expect(await run(['list'])).toBe(
    'Nobody has a key yet: npm run releases -- teams add "Ada" --key ada.pub --apps mfe-content.\n\nOne person is enough to release any app.',
  );
  const key = makeKey();
  const [, fingerprint = ''] = execFileSync('ssh-keygen', ['-l', '-f', key], { encoding: 'utf8' }).split(' ');
  expect(await run(['add', 'Ada Lovelace'], `${key}.pub`, 'mfe-content')).toBe(
    `Ada Lovelace may release mfe-content with the key ${fingerprint}. Compare it with what ssh-keygen -l -f shows on their machine.`,
  );
  await run(['add', 'Ada Lovelace'], `${key}.pub`, 'mfe-content, mfe-curriculum');
  const line = () => readFileSync(path.join(dataDir, 'teams/allowed_signers'), 'utf8');
  expect(line()).toMatch(/^mfe-content,mfe-curriculum namespaces="portal-release",valid-after="\d{14}Z" ssh-ed25519 \S+ Ada Lovelace\n$/);
  expect(await run(['two', 'shell,mfe-content'])).toBe('A release needs two people for: shell, mfe-content.');
  expect(await run(['list'])).toMatch(
    new RegExp(`^Ada Lovelace +mfe-content, mfe-curriculum +\\d{4}-.+ - +${fingerprint.replaceAll('+', '\\+')}$`, 'm'),
  );
  expect(await run(['revoke', 'ada lovelace'])).toBe('The key of ada lovelace can no longer do anything. Its releases stay live.');
  expect(line()).toMatch(/,valid-before="\d{14}Z" /);
  expect(await rejectionMessage(() => run(['revoke', fingerprint]))).toBe(`No key matches "${fingerprint}". Nobody has a key.`);
  expect(await rejectionMessage(() => run(['add', 'Ada Lovelace'], `${key}.pub`, 'mfe-content'))).toMatch(
    /^This key was revoked on .+, and a revoked key is never accepted again\./,
  );
  expect(await run(['two', 'none'])).toBe('One person is enough to release any app.');
});

test('a key that is revoked at once leaves a file that OpenSSH still reads', async () => {
  const [ada, grace] = [makeKey(), makeKey()];
  await run(['add', 'Ada'], `${ada}.pub`, 'mfe-content');
  await run(['revoke', 'Ada']);
  await run(['add', 'Grace'], `${grace}.pub`, 'mfe-content');
  const [valid = '', until = ''] =
    /valid-after="(\d+)Z",valid-before="(\d+)Z"/.exec(readFileSync(teams.signersFile, 'utf8'))?.slice(1) ?? [];
  expect(Number(until)).toBeGreaterThan(Number(valid));
  const signature = await sign('text', grace);
  expect(await verifiedFor('mfe-content', 'text', signature, teams.signersFile)).toMatch(/^SHA256:/);
});

test('a line that somebody wrote by hand and that cannot be read lets nobody release, and stays for its author to see', async () => {
  const key = makeKey();
  await run(['add', 'Ada'], `${key}.pub`, 'mfe-content');
  appendFileSync(teams.signersFile, `* ${readFileSync(`${makeKey()}.pub`, 'utf8')}`);
  expect(teams.signers().map(({ name }) => name)).toEqual(['Ada']);
  expect(await run(['list'])).toMatch(/\n1 line of .+allowed_signers cannot be read, so it lets nobody release\.$/);
  await run(['revoke', 'Ada']);
  expect(readFileSync(teams.signersFile, 'utf8')).toMatch(/^\* ssh-ed25519 /m);
});

test.each([
  ['a name that could be taken for something else', 'Ada\u202e', undefined, 'mfe-content', /cannot be a name here/],
  ['a name with a line feed', 'Ada\nmfe-content ssh-ed25519 AAAA Eve', undefined, 'mfe-content', /cannot be a name here/],
  ['apps with a wildcard', 'Ada', undefined, 'mfe-*', /^"mfe-\*" is not the name of an app\./],
  ['a key that is not there', 'Ada', () => '/nowhere/ada.pub', 'mfe-content', /^There is no file \/nowhere\/ada\.pub\./],
  ['a private key', 'Ada', () => makeKey(), 'mfe-content', /is a private key, which nobody else should have\./],
  ['a weak key', 'Ada', () => `${makeKey('-t', 'rsa', '-b', '2048')}.pub`, 'mfe-content', /has 2048 bits, which is weak\./],
  [
    'a key of a kind that is out of use',
    'Ada',
    () => file('ada.pub', 'ssh-dss AAAAB3NzaC1kc3MAAACBAP ada'),
    'mfe-content',
    /does not contain a public key that can be used here\./,
  ],
  [
    'a damaged key',
    'Ada',
    () => file('ada.pub', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAA ada'),
    'mfe-content',
    /does not contain a public key that can be used here\./,
  ],
  [
    'a key with options before it',
    'Ada',
    () => file('ada.pub', 'cert-authority ssh-ed25519 AAAA ada'),
    'mfe-content',
    /does not contain a public key/,
  ],
  [
    'several keys',
    'Ada',
    () => file('ada.pub', 'ssh-ed25519 AAAA ada\nssh-ed25519 BBBB eve\n'),
    'mfe-content',
    /does not contain a public key/,
  ],
  ['nothing about apps', 'Ada', undefined, undefined, /^Say who, with which key, and for which apps: npm run releases -- teams add "Ada"/],
])('%s is refused, and nothing is written', async (_, name, key, apps, sentence) => {
  const given = key ? key() : `${makeKey()}.pub`;
  expect(await rejectionMessage(() => run(['add', name], given, apps))).toMatch(sentence);
  expect(teams.signers()).toEqual([]);
});

test('one key belongs to one person, and a word that is no command is refused with those there are', async () => {
  const key = `${makeKey()}.pub`;
  await run(['add', 'Ada'], key, 'mfe-content');
  expect(await rejectionMessage(() => run(['add', 'Grace'], key, 'mfe-content'))).toBe(
    'This key belongs to Ada. Each person needs a key of their own.',
  );
  expect(await rejectionMessage(() => run(['ad', 'Ada']))).toBe('Use teams add, teams revoke, teams two or teams list: docs/teams.md.');
  expect(await rejectionMessage(() => run(['add', 'Ada', 'Lovelace'], key, 'mfe-content'))).toMatch(
    /^Put a name of several words in quotation marks/,
  );
});
