import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import type { Duplex, Readable } from 'node:stream';
import { type CommandLine, confined, programOf, RENDER_SOCKET, type Way } from './border.ts';

/** What a confined program may use. */
export interface Limits {
  readonly seconds: number;
  /** Bytes that it may print. */
  readonly output: number;
  /** Bytes of memory in all, of which JavaScript's own objects may take half. */
  readonly memory: number;
}

/** Enough for the largest app on a machine that builds at the same time. */
export const LIMITS: Limits = { seconds: 60, output: 64 * 1024 * 1024, memory: 1024 * 1024 * 1024 };

/** Characters of what a program complains about that are kept, to tell why it ended. */
const KEPT_COMPLAINTS = 4000;

/** A program was stopped, or ended without a result. The message goes on from the name of what ran: "did not end within 60 s". */
export class ProgramStopped extends Error {
  override readonly name = 'ProgramStopped';
}

/**
 * Runs a program of JavaScript in a Node of its own and gives back what it prints. It gets no environment and no arguments: what it works on
 * is part of its text. Where there is a border it has no network, no files, no other processes, and nowhere to write.
 */
export function runProgram(way: Way | 'none', program: string, limits: Limits = LIMITS): Promise<string> {
  return way === 'unit' ? runInUnit(program, limits) : runHere(way, program, limits);
}

/** The unit reads until the program is complete, and answers through the same socket. */
export function runInUnit(program: string, limits: Limits, path = RENDER_SOCKET): Promise<string> {
  const socket = createConnection({ path, allowHalfOpen: true });
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve('ended without a result')));
  return outputOf(socket, socket, { limits, program, ended, stop: () => socket.destroy() });
}

function runHere(way: Exclude<Way, 'unit'> | 'none', program: string, limits: Limits): Promise<string> {
  const heap = Math.floor(limits.memory / 2 / 1024 / 1024);
  const args = [...PERMISSION, '--no-warnings', `--max-old-space-size=${heap}`, '-'];
  const [command, ...rest] = limited(way === 'none' ? [process.execPath, ...args] : confined(way, args), limits);
  const child = spawn(command, rest, { env: {}, cwd: '/' });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (complaints.length < KEPT_COMPLAINTS) complaints += text;
  });
  return outputOf(child.stdin, child.stdout, {
    limits,
    program,
    ended: reasonOf(child, () => complaints),
    stop: () => child.kill('SIGKILL'),
  });
}

/** Node's own check of what is opened and started; it is no border, and is only there besides one. Before Node 22 it had another name. */
const PERMISSION = ['--permission', '--experimental-permission']
  .filter((flag) => process.allowedNodeEnvironmentFlags.has(flag))
  .slice(0, 1);

/** Limits that the kernel keeps for the program and all it starts, where util-linux is there. */
function limited(line: CommandLine, { memory, seconds }: Limits): CommandLine {
  const prlimit = programOf('prlimit');
  return prlimit === undefined ? line : [prlimit, `--data=${memory}`, `--cpu=${seconds}`, '--core=0', '--', ...line];
}

function reasonOf(child: ChildProcessWithoutNullStreams, complaints: () => string): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', (problem) => resolve(`could not be started (${problem.message})`));
    child.on('close', () =>
      resolve(
        /out of memory|allocation failed/i.test(complaints())
          ? 'needs more memory than it may use'
          : `ended without a result${complaints() && ` (${complaints().trim().split('\n', 1)[0]?.slice(0, 200)})`}`,
      ),
    );
  });
}

interface Running {
  readonly limits: Limits;
  readonly program: string;
  /** Resolves to why there is no result, once it has ended. */
  readonly ended: Promise<string>;
  readonly stop: () => void;
}

async function outputOf(input: Duplex | ChildProcessWithoutNullStreams['stdin'], output: Readable, running: Running): Promise<string> {
  const { limits, program, ended, stop } = running;
  let stopped: string | undefined;
  const stopFor = (reason: string) => {
    stopped ??= reason;
    stop();
  };
  const timer = setTimeout(() => stopFor(`did not end within ${limits.seconds} s`), limits.seconds * 1000);
  const pieces: Buffer[] = [];
  let size = 0;
  output.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size > limits.output) stopFor(`prints more than ${Math.round(limits.output / 1024 / 1024)} MB`);
    else pieces.push(piece);
  });
  // Whoever ends early reads no more; why it ended says more than that.
  for (const stream of new Set([input, output])) stream.on('error', () => {});
  input.end(program);
  const reason = await ended;
  clearTimeout(timer);
  if (stopped !== undefined || size === 0) throw new ProgramStopped(stopped ?? reason);
  return Buffer.concat(pieces).toString('utf8');
}
