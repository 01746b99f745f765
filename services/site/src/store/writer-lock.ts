import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { isAlive, ownMark, type ProcessMark } from './process-life.ts';
import { list } from './store.ts';

const POLL_INTERVAL_MS = 50;

interface Holder extends ProcessMark {
  readonly since: number;
}

/**
 * Runs `work` with the writer lock of this store held: one writer at a time, across processes.
 *
 * Tickets are numbered files, `lock/<ticket>`. The highest ticket holds the lock as long as its writer is alive and has not
 * released it, however long that is: a writer whose machine slept for a night continues where it was, so nobody may have taken
 * its place. A dead writer is recognized by its process, never by a clock. When the lock is free, the next writer creates the
 * file of the next ticket, which only one writer can do (a hard link fails if the name exists). The lock is never passed on by
 * deleting a file, so a writer that was killed, or that looked at an old listing, cannot let two in.
 */
export async function withWriterLock<Result>(dir: string, work: () => Promise<Result>, waitMs = 120_000): Promise<Result> {
  const folder = path.join(dir, 'lock');
  mkdirSync(folder, { recursive: true });
  const ticket = await takeTicket(folder, Date.now() + waitMs);
  try {
    return await work();
  } finally {
    writeFileSync(path.join(folder, `${ticket}.released`), '');
    for (const old of tickets(folder)) if (old < ticket) removeTicket(folder, old);
  }
}

async function takeTicket(folder: string, deadline: number): Promise<number> {
  for (;;) {
    const highest = Math.max(0, ...tickets(folder));
    const holder = highest === 0 ? undefined : readHolder(folder, highest);
    if (!holder || !holds(holder)) {
      const mine = highest + 1;
      // Another writer may have come and gone since the listing: only the highest ticket counts.
      if (claim(folder, mine) && Math.max(...tickets(folder)) === mine) return mine;
    } else if (Date.now() > deadline)
      throw new UserFacingError(
        `Another release or rollback (process ${holder.pid}) has been running since ${new Date(holder.since).toISOString()}. Wait until it ends and try again; nothing was changed. ${howToEnd(holder, folder)}`,
      );
    await delay(POLL_INTERVAL_MS);
  }
}

/** Creates the file of a ticket together with its content; says whether no one else had created it. */
function claim(folder: string, ticket: number): boolean {
  const draft = path.join(folder, `draft-${process.pid}-${Math.random().toString(36).slice(2)}`);
  writeFileSync(draft, JSON.stringify({ ...ownMark(), since: Date.now() } satisfies Holder));
  try {
    linkSync(draft, path.join(folder, `${ticket}`));
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  } finally {
    rmSync(draft, { force: true });
  }
}

function tickets(folder: string): number[] {
  return list(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function removeTicket(folder: string, ticket: number): void {
  rmSync(path.join(folder, `${ticket}`), { force: true });
  rmSync(path.join(folder, `${ticket}.released`), { force: true });
}

function readHolder(folder: string, ticket: number): Holder | undefined {
  if (list(folder).includes(`${ticket}.released`)) return undefined;
  try {
    return JSON.parse(readFileSync(path.join(folder, `${ticket}`), 'utf8'));
  } catch {
    return undefined;
  }
}

function holds(holder: Holder): boolean {
  // If the system does not say when a process started: it has our number but took the lock before we began, so it has ended.
  if (holder.started === undefined && holder.pid === process.pid && holder.since < performance.timeOrigin) return false;
  return isAlive(holder);
}

/** Without a start time, a writer cannot be distinguished from a process that reused its number; a person can check. */
function howToEnd({ pid, started }: Holder, folder: string): string {
  return started === undefined
    ? `If it hangs, end it: kill ${pid}. If process ${pid} is something else, remove ${folder}.`
    : `If it hangs, end it: kill ${pid}.`;
}
