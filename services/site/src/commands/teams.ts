import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minuteOf, table } from '../monitoring/list-releases.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { withWriterLock } from '../store/writer-lock.ts';
import { isRevoked, isSamePerson, type Signer, type Teams } from '../teams/allowed-signers.ts';
import { describeKey } from '../teams/ssh-keygen.ts';

const EXAMPLE = 'npm run releases -- teams add "Ada" --key ada.pub --apps mfe-content';
const APP = /^(?:shell|mfe-[a-z0-9]+(?:-[a-z0-9]+)*)$/;
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’-]{0,59}$/u;
const KEY = /^(?:(?:sk-)?ssh-ed25519|ssh-rsa|(?:sk-)?ecdsa-sha2-nistp\d{3})(?:@openssh\.com)?$/;
/** OpenSSH's own default. */
const LEAST_RSA_BITS = 3072;

/** What a maintainer asks for, as it was typed. */
export interface TeamsOrder {
  readonly teams: Teams;
  readonly words: readonly string[];
  readonly key?: string | undefined;
  readonly apps?: string | undefined;
}

/** `teams add|revoke|two|list`: who may release what. A running receiver sees every change at once. */
export async function changeTeams({ teams, words, key, apps }: TeamsOrder): Promise<string> {
  const [verb, named, ...more] = words;
  if (more.length > 0) throw new UserFacingError(`Put a name of several words in quotation marks: ${EXAMPLE}.`);
  switch (verb) {
    case 'add':
      if (!named || !key || !apps) throw new UserFacingError(`Say who, with which key, and for which apps: ${EXAMPLE}.`);
      return withWriterLock(teams.dir, () => add(teams, named, key, readApps(apps)));
    case 'revoke':
      if (!named) throw new UserFacingError('Say whose key: npm run releases -- teams revoke "Ada", or its fingerprint (teams list).');
      return withWriterLock(teams.dir, async () => revoke(teams, named));
    case 'two':
      if (!named)
        throw new UserFacingError('Name all apps that need two people: npm run releases -- teams two shell,mfe-collaborate (or none).');
      return withWriterLock(teams.dir, async () => {
        teams.writeAppsWithTwo(named === 'none' ? [] : readApps(named));
        return withTwo(teams);
      });
    case 'list':
      return listTeams(teams);
    default:
      throw new UserFacingError('Use teams add, teams revoke, teams two or teams list: docs/teams.md.');
  }
}

async function add(teams: Teams, typedName: string, file: string, apps: readonly string[]): Promise<string> {
  const name = typedName.normalize('NFC');
  if (!NAME.test(name))
    throw new UserFacingError(
      `"${typedName}" cannot be a name here. Use at most 60 letters, digits, spaces, dots, hyphens and apostrophes.`,
    );
  const key = readKey(file);
  const { bits, fingerprint } = (await describeKey(key)) ?? refuseKey(file);
  if (key.startsWith('ssh-rsa ') && bits < LEAST_RSA_BITS)
    throw new UserFacingError(`The RSA key in ${file} has ${bits} bits, which is weak. Ask for another one: ssh-keygen -t ed25519.`);
  const signers = teams.signers();
  const known = signers.find((each) => each.fingerprint === fingerprint);
  if (known && isRevoked(known))
    throw new UserFacingError(
      `This key was revoked on ${minuteOf(known.until ?? new Date())}, and a revoked key is never accepted again. Ask for a new one.`,
    );
  if (known && !isSamePerson(known.name, name))
    throw new UserFacingError(`This key belongs to ${known.name}. Each person needs a key of their own.`);
  // OpenSSH counts in seconds and takes no key that begins and ends in the same one.
  const since = known?.since ?? new Date(Date.now() - 1000);
  const signer: Signer = { name, apps, key, fingerprint, since };
  teams.writeSigners([...signers.filter((each) => each !== known), signer]);
  return `${name} may release ${apps.join(', ')} with the key ${fingerprint}. Compare it with what ssh-keygen -l -f shows on their machine.`;
}

function revoke(teams: Teams, named: string): string {
  const signers = teams.signers();
  const isMeant = (each: Signer) => !isRevoked(each) && (each.fingerprint === named || isSamePerson(each.name, named));
  const count = signers.filter(isMeant).length;
  if (count === 0) {
    const owners = signers
      .filter((each) => !isRevoked(each))
      .map(({ name }) => name)
      .join(', ');
    throw new UserFacingError(`No key matches "${named}". ${owners ? `These people have keys: ${owners}` : 'Nobody has a key'}.`);
  }
  const until = new Date();
  teams.writeSigners(signers.map((each) => (isMeant(each) ? { ...each, until } : each)));
  return `${count === 1 ? 'The key' : `${count} keys`} of ${named} can no longer do anything. ${count === 1 ? 'Its' : 'Their'} releases stay live.`;
}

/** The text of `teams list`. */
function listTeams(teams: Teams): string {
  const rows = teams
    .signers()
    .map((each) => [each.name, each.apps.join(', '), minuteOf(each.since), each.until ? minuteOf(each.until) : '-', each.fingerprint]);
  const unreadable = teams.unreadable();
  return [
    ...(rows.length > 0 ? table(['who', 'may release', 'since (UTC)', 'revoked', 'key'], rows) : [`Nobody has a key yet: ${EXAMPLE}.`]),
    '',
    withTwo(teams),
    ...(unreadable.length > 0
      ? [
          `${unreadable.length === 1 ? '1 line' : `${unreadable.length} lines`} of ${teams.signersFile} cannot be read, so ${unreadable.length === 1 ? 'it lets' : 'they let'} nobody release.`,
        ]
      : []),
  ].join('\n');
}

function withTwo(teams: Teams): string {
  const apps = teams.appsWithTwo();
  return apps.length > 0 ? `A release needs two people for: ${apps.join(', ')}.` : 'One person is enough to release any app.';
}

function readApps(list: string): string[] {
  const apps = [...new Set(list.split(',').map((each) => each.trim()))];
  for (const app of apps)
    if (!APP.test(app))
      throw new UserFacingError(`"${app}" is not the name of an app. Separate names with commas: --apps mfe-content,mfe-curriculum.`);
  return apps;
}

/** Kind and body of the one public key in a file. */
function readKey(typed: string): string {
  // npm runs commands in the root folder; a name means the folder where it was typed.
  const file = path.resolve(process.env.INIT_CWD ?? '', typed);
  if (!existsSync(file)) throw new UserFacingError(`There is no file ${file}. Name the .pub file of the key.`);
  const text = readFileSync(file, 'utf8').trim();
  if (text.includes('PRIVATE KEY'))
    throw new UserFacingError(
      `${file} is a private key, which nobody else should have. Ask its owner to make a new pair and send the .pub file.`,
    );
  const [kind = '', body = '', ...rest] = text.split(/\s+/);
  if (text.includes('\n') || rest.length > 20 || !KEY.test(kind) || !/^[A-Za-z0-9+/]+=*$/.test(body)) refuseKey(typed);
  return `${kind} ${body}`;
}

function refuseKey(file: string): never {
  throw new UserFacingError(
    `${file} does not contain a public key that can be used here. Ask for the .pub file of a key made with ssh-keygen -t ed25519.`,
  );
}
