import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { endOf, firstWordOf, startProgram } from '../../fixtures/program.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { withWriterLock } from './writer-lock.ts';

const AT_ONCE = 0;
/** Runs after the next look at a folder, so that the one who looked has an old listing. */
let afterNextListing: (() => void) | undefined;

jest.mock('./store.ts', () => ({
  list: (dir: string) => {
    const names = jest.requireActual<typeof import('./store.ts')>('./store.ts').list(dir);
    const meanwhile = afterNextListing;
    afterNextListing = undefined;
    meanwhile?.();
    return names;
  },
}));

const programs: ChildProcess[] = [];
const start = (...args: Parameters<typeof startProgram>) => {
  const program = startProgram(...args);
  programs.push(program);
  return program;
};
afterEach(() => {
  for (const program of programs.splice(0)) program.kill('SIGKILL');
});

/** Writes the file of a ticket as its writer leaves it. */
function leaveTicket(dir: string, ticket: number, holder: { pid: number; since: number; started?: string }, isReleased = false): void {
  mkdirSync(path.join(dir, 'lock'), { recursive: true });
  writeFileSync(path.join(dir, 'lock', `${ticket}`), JSON.stringify(holder));
  if (isReleased) writeFileSync(path.join(dir, 'lock', `${ticket}.released`), '');
}

test('writers in different processes are never inside at the same time', async () => {
  const dir = temporaryFolder();
  const ends = await Promise.all(['a', 'b', 'c', 'd'].map((name) => endOf(start('contender', dir, name, '6'))));
  expect(ends).toEqual(Array(4).fill({ code: 0, errors: '' }));
  expect(readFileSync(path.join(dir, 'log'), 'utf8').trim().split('\n')).toHaveLength(24);
});

test('writers in one process are never inside at the same time, and each gets its own result', async () => {
  const dir = temporaryFolder();
  let inside = 0;
  const seen: number[] = [];
  const results = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      withWriterLock(dir, async () => {
        seen.push(++inside);
        await new Promise(setImmediate);
        inside -= 1;
        return index;
      }),
    ),
  );
  expect(seen).toEqual(Array(12).fill(1));
  expect(results).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('the lock of a writer that was killed is taken over at once', async () => {
  const dir = temporaryFolder();
  const holder = start('holder', dir);
  await firstWordOf(holder);
  await expect(withWriterLock(dir, async () => 'in', AT_ONCE)).rejects.toThrow('Another release or rollback');
  const end = endOf(holder);
  holder.kill('SIGKILL');
  await end;
  await expect(withWriterLock(dir, async () => 'in', AT_ONCE)).resolves.toBe('in');
});

test('a killed writer whose process number is now ours is known to be dead, as after the restart of a container', async () => {
  const dir = temporaryFolder();
  leaveTicket(dir, 3, { pid: process.pid, since: performance.timeOrigin - 1000 });
  await expect(withWriterLock(dir, async () => 'in', AT_ONCE)).resolves.toBe('in');
});

test('a living writer is never taken over, however long it holds the lock: its machine may have slept', async () => {
  const dir = temporaryFolder();
  const holder = start('holder', dir);
  await firstWordOf(holder);
  holder.kill('SIGSTOP');
  const ticket = path.join(dir, 'lock/1');
  const day = 24 * 60 * 60_000;
  writeFileSync(ticket, JSON.stringify({ ...JSON.parse(readFileSync(ticket, 'utf8')), since: Date.now() - day }));
  await expect(withWriterLock(dir, async () => 'in', AT_ONCE)).rejects.toThrow('Another release or rollback');
  const end = endOf(holder);
  holder.kill('SIGKILL');
  await end;
  await expect(withWriterLock(dir, async () => 'in', AT_ONCE)).resolves.toBe('in');
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a writer whose process number another process has got since is known to be dead', async () => {
  const dir = temporaryFolder();
  leaveTicket(dir, 1, { pid: process.ppid, since: Date.now(), started: 'of a former boot' });
  await expect(withWriterLock(dir, async () => 'in', AT_ONCE)).resolves.toBe('in');
});

onLinux('a writer that has ended is dead, also while its parent does not ask for its exit code, as in a container', async () => {
  const dir = temporaryFolder();
  // The shell becomes a program that does not know the child, which ends with its input.
  const parent = spawn('sh', ['-c', 'cat <&3 & exec node -e "console.log(process.argv[1]); setInterval(() => {}, 1000)" $!'], {
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  programs.push(parent);
  const [pid] = await once(parent.stdout as Readable, 'data');
  leaveTicket(dir, 1, { pid: Number(pid), since: Date.now() });
  await expect(withWriterLock(dir, async () => 'in', AT_ONCE)).rejects.toThrow('Another release or rollback');
  (parent.stdio[3] as Writable).end();
  await expect(withWriterLock(dir, async () => 'in', 20_000)).resolves.toBe('in');
});

test('a writer that gives up waiting says who is at work, and that nothing was changed', async () => {
  const dir = temporaryFolder();
  leaveTicket(dir, 1, { pid: process.ppid, since: Date.now() });
  const { since } = JSON.parse(readFileSync(path.join(dir, 'lock/1'), 'utf8'));
  expect(await rejectionMessage(() => withWriterLock(dir, async () => 'in', AT_ONCE))).toBe(
    `Another release or rollback (process ${process.ppid}) has been running since ${new Date(since).toISOString()}. Wait until it ends and try again; nothing was changed. If it hangs, end it: kill ${process.ppid}. If process ${process.ppid} is something else, remove ${path.join(dir, 'lock')}.`,
  );
});

test('work that fails gives the lock back', async () => {
  const dir = temporaryFolder();
  await expect(withWriterLock(dir, () => Promise.reject(new Error('no space left')))).rejects.toThrow('no space left');
  await expect(withWriterLock(dir, async () => 'in', AT_ONCE)).resolves.toBe('in');
});

test('a writer that looked before others came and went does not get in beside the one that holds the lock now', async () => {
  const dir = temporaryFolder();
  leaveTicket(dir, 5, { pid: process.ppid, since: Date.now() }, true);
  afterNextListing = () => {
    // Ticket 6 came, went, and was removed with the one before it; ticket 7 holds the lock.
    for (const file of ['5', '5.released']) rmSync(path.join(dir, 'lock', file));
    leaveTicket(dir, 7, { pid: process.ppid, since: Date.now() });
  };
  await expect(withWriterLock(dir, async () => 'in', AT_ONCE)).rejects.toThrow('Another release or rollback');
  leaveTicket(dir, 7, { pid: process.ppid, since: Date.now() }, true);
  await expect(withWriterLock(dir, async () => 'in', AT_ONCE)).resolves.toBe('in');
});

test('a writer that comes a moment too late for a ticket waits for the one that has it', async () => {
  const dir = temporaryFolder();
  afterNextListing = () => leaveTicket(dir, 1, { pid: process.ppid, since: Date.now() });
  await expect(withWriterLock(dir, async () => 'in', AT_ONCE)).rejects.toThrow('Another release or rollback');
});

test('tickets that are over do not pile up', async () => {
  const dir = temporaryFolder();
  for (let ticket = 0; ticket < 5; ticket += 1) await withWriterLock(dir, async () => undefined);
  expect(readdirSync(path.join(dir, 'lock')).sort()).toEqual(['5', '5.released']);
});
