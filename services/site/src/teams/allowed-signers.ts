import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SIGNATURE_NAMESPACE } from '@portal/contracts';
import { writeDurably } from '../store/durable-file.ts';

/** A key of a member of a team. */
export interface Signer {
  readonly name: string;
  /** What the key may release. */
  readonly apps: readonly string[];
  /** Kind and body, as in the `.pub` file. */
  readonly key: string;
  readonly fingerprint: string;
  readonly since: Date;
  /** When it was revoked. */
  readonly until?: Date;
}

/** Who may release what. Both files are read anew at each question, so a change holds at once. */
export interface Teams {
  readonly dir: string;
  /** OpenSSH's own file (ssh-keygen(1), "ALLOWED SIGNERS"), one line a key: `ssh-keygen -Y verify -f` takes it. */
  readonly signersFile: string;
  /** Keys in it, also revoked ones, which stay so that what they signed can be verified. */
  readonly signers: () => Signer[];
  /** Lines that somebody wrote who is not this program: they let nobody release. */
  readonly unreadable: () => string[];
  readonly writeSigners: (signers: readonly Signer[]) => void;
  /** Apps of which a release needs two members. */
  readonly appsWithTwo: () => string[];
  readonly writeAppsWithTwo: (apps: readonly string[]) => void;
}

const LINE =
  /^(?<apps>[a-z0-9,-]+) namespaces="portal-release",valid-after="(?<since>\d{14})Z"(?:,valid-before="(?<until>\d{14})Z")? (?<key>[a-z0-9@.-]+ (?<body>[A-Za-z0-9+/]+=*)) (?<name>.+)$/;

/** The teams of a portal, in its data folder. */
export function openTeams(dataDir: string): Teams {
  const dir = path.join(dataDir, 'teams');
  const signersFile = path.join(dir, 'allowed_signers');
  const twoFile = path.join(dir, 'two-signatures');
  return {
    dir,
    signersFile,
    signers: () => linesOf(signersFile).flatMap((line) => readLine(line) ?? []),
    unreadable: () => linesOf(signersFile).filter((line) => !readLine(line)),
    writeSigners: (signers) => {
      const others = linesOf(signersFile).filter((line) => !readLine(line));
      writeDurably(signersFile, [...signers.map(lineOf), ...others].map((line) => `${line}\n`).join(''));
    },
    appsWithTwo: () => linesOf(twoFile),
    writeAppsWithTwo: (apps) => writeDurably(twoFile, apps.map((app) => `${app}\n`).join('')),
  };
}

/** Whether a key releases nothing anymore. */
export function isRevoked({ until }: Signer, now = new Date()): boolean {
  return until !== undefined && until <= now;
}

/** Whether two keys are of one person, who counts once where two are needed. */
export function isSamePerson(one: string, other: string): boolean {
  return one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

function readLine(line: string): Signer | undefined {
  const { apps = '', since = '', until, key = '', body = '', name = '' } = LINE.exec(line)?.groups ?? {};
  if (name === '') return undefined;
  const digest = createHash('sha256').update(Buffer.from(body, 'base64')).digest('base64').replace(/=+$/, '');
  return {
    name,
    apps: apps.split(','),
    key,
    fingerprint: `SHA256:${digest}`,
    since: momentOf(since),
    ...(until && { until: momentOf(until) }),
  };
}

function lineOf({ name, apps, key, since, until }: Signer): string {
  const validity = `valid-after="${stampOf(since)}"${until ? `,valid-before="${stampOf(until)}"` : ''}`;
  return `${apps.join(',')} namespaces="${SIGNATURE_NAMESPACE}",${validity} ${key} ${name}`;
}

/** A moment as OpenSSH writes it, in UTC: 20260301090000Z. */
export function stampOf(moment: Date): string {
  return `${moment.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`;
}

function momentOf(stamp: string): Date {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
