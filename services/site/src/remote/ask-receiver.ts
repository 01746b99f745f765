import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { type ReleaseStatement, STATEMENT_MINUTES } from '@portal/contracts';
import { isLocal } from '../config/settings.ts';
import { type AnswerLine, RECEIVER_PATHS, type Verdict } from '../rules/receiver-answer.ts';
import { frameOf } from '../rules/upload-frame.ts';
import { messageOf, UserFacingError } from '../rules/user-facing-error.ts';
import { sign } from '../teams/ssh-keygen.ts';

/** Milliseconds without a word after which a connection counts as lost; the receiver shows every ten seconds that it goes on. */
const SILENCE_MS = 60_000;
/** How often, and in which steps, a lost answer is asked for. */
const RETRIES = 30;
const RETRY_MS = 2_000;

/** A portal on another machine, and the key with which a member speaks to it. */
export interface Remote {
  readonly to: string;
  readonly keyFile: string;
  readonly log: (line: string) => void;
}

type Common = 'format' | 'site' | 'nonce' | 'expires';
type WithoutCommon<Statement> = Statement extends unknown ? Omit<Statement, Common> : never;
/** What a member says; the rest of the statement is the same for all. */
export type Said = WithoutCommon<ReleaseStatement>;

/** Whoever answers did not do so to the end. */
class ConnectionLost extends Error {}

/** The address after `--to`: one over which nobody else reads or changes what is sent. */
export function remoteAddress(to: string): string {
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username)
    throw new UserFacingError(`--to is "${to}", but it must be the address of the site, for example --to https://portal.example.`);
  if (url.protocol === 'http:' && !isLocal(url.origin))
    throw new UserFacingError(`--to is "${to}", but a release is sent only over an encrypted connection. Use https://${url.host}.`);
  return url.origin;
}

/** Asks a question, and gives back what was asked for. */
export async function ask<Answer>(remote: Remote, said: Said): Promise<Answer> {
  const text = statementOf(remote, said);
  const frame = frameOf(text, await sign(text, remote.keyFile));
  try {
    return (await post(remote, RECEIVER_PATHS.statements, frame, [], () => {})).data as Answer;
  } catch (problem) {
    if (problem instanceof ConnectionLost) throw new UserFacingError(`The answer from ${remote.to} was cut off. Try again in a minute.`);
    throw problem;
  }
}

/** Hands in a change with its files, says what is done, and resolves to what it came to. */
export async function handIn(remote: Remote, said: Said, files: readonly string[] = [], bytes = 0): Promise<Verdict> {
  const text = statementOf(remote, said);
  return handInSigned(remote, RECEIVER_PATHS.statements, text, files, bytes);
}

/** Hands in a statement that is there already. A connection that is lost ends nothing: what became of the change is asked for. */
export async function handInSigned(
  remote: Remote,
  address: string,
  text: string,
  files: readonly string[] = [],
  bytes = 0,
): Promise<Verdict> {
  const frame = frameOf(text, await sign(text, remote.keyFile));
  let heard = 0;
  const listener = () => {
    let position = 0;
    return (line: string) => {
      position += 1;
      if (position <= heard) return;
      heard = position;
      remote.log(line);
    };
  };
  try {
    return await post(remote, address, frame, files, listener(), bytes);
  } catch (problem) {
    if (!(problem instanceof ConnectionLost)) throw problem;
  }
  remote.log('The connection was lost; asking whether the request was carried out.');
  for (let attempt = 0; attempt < RETRIES; attempt += 1) {
    try {
      return await post(remote, RECEIVER_PATHS.outcome, frame, [], listener());
    } catch (problem) {
      if (!(problem instanceof ConnectionLost) && !(problem instanceof NotReached)) throw problem;
    }
    await delay(RETRY_MS);
  }
  throw new UserFacingError(
    `${remote.to} can no longer be reached. Find out later whether the request was carried out: npm run releases -- --to ${remote.to}`,
  );
}

function statementOf({ to }: Remote, said: Said): string {
  const expires = new Date(Date.now() + STATEMENT_MINUTES * 60_000).toISOString();
  const statement = { format: 'portal-release/1', site: to, ...said, nonce: randomBytes(16).toString('hex'), expires };
  return `${JSON.stringify(statement, null, 1)}\n`;
}

/** Nobody answers there at all. */
class NotReached extends UserFacingError {}

async function post(
  { to }: Remote,
  address: string,
  frame: Buffer,
  files: readonly string[],
  onLine: (line: string) => void,
  bytes = 0,
): Promise<Verdict> {
  const send = to.startsWith('https:') ? overHttps : overHttp;
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': frame.length + bytes };
  const onward = send(new URL(address, to), { method: 'POST', headers, timeout: SILENCE_MS });
  onward.on('timeout', () => onward.destroy(new Error('silence')));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    onward.once('response', resolve);
    onward.once('error', (problem: NodeJS.ErrnoException) => reject(reasonOf(problem, to)));
  });
  async function* body() {
    yield frame;
    for (const file of files) yield* createReadStream(file);
  }
  // A receiver that refuses answers before it has everything.
  const sent = pipeline(Readable.from(body()), onward).catch(() => {});
  const answer = await answered;
  // Once the verdict is here, nothing else of it counts.
  answer.on('error', () => {});
  const verdict = await verdictOf(answer, to, onLine);
  onward.destroy();
  await sent;
  if (verdict.verdict === 'refused') throw new UserFacingError(verdict.text);
  return verdict;
}

async function verdictOf(answer: IncomingMessage, to: string, onLine: (line: string) => void): Promise<Verdict> {
  if (!answer.headers['content-type']?.startsWith('application/x-ndjson'))
    throw new UserFacingError(
      `${to} is not accepting releases right now: it answers ${answer.statusCode}. Check the address after --to; if it is right, tell the maintainers.`,
    );
  try {
    let rest = '';
    for await (const part of answer.setEncoding('utf8')) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const text of lines.filter((each) => each !== '')) {
        const line = JSON.parse(text) as AnswerLine;
        if ('verdict' in line) return { ...line, text: plain(line.text) };
        onLine(plain(line.line));
      }
    }
  } catch {}
  throw new ConnectionLost();
}

function reasonOf(problem: NodeJS.ErrnoException, to: string): Error {
  if (problem.code === 'ECONNRESET' || problem.code === 'EPIPE' || problem.message === 'silence') return new ConnectionLost();
  return new NotReached(
    `${to} cannot be reached (${problem.code ?? messageOf(problem)}). Check the address after --to and your connection.`,
  );
}

/** What another machine says, without what could steer this terminal. */
export function plain(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, ' ');
}
