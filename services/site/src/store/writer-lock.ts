import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../rules/refusal.ts';
import { isAlive, ownMark, type ProcessMark } from './process-life.ts';
import { list } from './store.ts';

const LOOK_AGAIN_MS = 50;

interface Holder extends ProcessMark {
  readonly since: number;
}

/**
 * Runs `work` while no other writer of this store runs.
 *
 * Turns are numbered files, `lock/<turn>`. The highest turn holds the lock while its writer lives and has not released it,
 * however long that is: a writer whose machine slept for a night goes on where it was, so nobody may have taken its place.
 * A writer that died is known by its process, never by a clock. When the lock is free the next writer makes the file of the
 * next turn, which only one can (a hard link fails when the name exists). Nothing is ever handed over by deleting, so a writer
 * that was killed, or that looked at an old listing, cannot let two in.
 */
export async function withWriterLock<Result>(dir: string, work: () => Promise<Result>, waitMs = 120_000): Promise<Result> {
  const folder = path.join(dir, 'lock');
  mkdirSync(folder, { recursive: true });
  const turn = await takeTurn(folder, Date.now() + waitMs);
  try {
    return await work();
  } finally {
    writeFileSync(path.join(folder, `${turn}.released`), '');
    for (const old of turns(folder)) if (old < turn) removeTurn(folder, old);
  }
}

async function takeTurn(folder: string, deadline: number): Promise<number> {
  for (;;) {
    const highest = Math.max(0, ...turns(folder));
    const holder = highest === 0 ? undefined : readHolder(folder, highest);
    if (!holder || !holds(holder)) {
      const mine = highest + 1;
      // Another may have come and gone since the listing: only the highest turn counts.
      if (claim(folder, mine) && Math.max(...turns(folder)) === mine) return mine;
    } else if (Date.now() > deadline)
      throw new Refusal(
        `Another release or rollback (process ${holder.pid}) has been running since ${new Date(holder.since).toISOString()}. Wait until it ends and try again; nothing was changed. ${howToEnd(holder, folder)}`,
      );
    await delay(LOOK_AGAIN_MS);
  }
}

/** Makes the file of a turn with its content in it at once; says whether nobody else had it. */
function claim(folder: string, turn: number): boolean {
  const draft = path.join(folder, `draft-${process.pid}-${Math.random().toString(36).slice(2)}`);
  writeFileSync(draft, JSON.stringify({ ...ownMark(), since: Date.now() } satisfies Holder));
  try {
    linkSync(draft, path.join(folder, `${turn}`));
    return true;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw problem;
  } finally {
    rmSync(draft, { force: true });
  }
}

function turns(folder: string): number[] {
  return list(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function removeTurn(folder: string, turn: number): void {
  rmSync(path.join(folder, `${turn}`), { force: true });
  rmSync(path.join(folder, `${turn}.released`), { force: true });
}

function readHolder(folder: string, turn: number): Holder | undefined {
  if (list(folder).includes(`${turn}.released`)) return undefined;
  try {
    return JSON.parse(readFileSync(path.join(folder, `${turn}`), 'utf8'));
  } catch {
    return undefined;
  }
}

function holds(holder: Holder): boolean {
  // Where the system does not say when a process started: it has our number, but took the lock before we began, so it has ended.
  if (holder.started === undefined && holder.pid === process.pid && holder.since < performance.timeOrigin) return false;
  return isAlive(holder);
}

/** Without its start nobody can tell a writer from a process that got its number later; a person can. */
function howToEnd({ pid, started }: Holder, folder: string): string {
  return started === undefined
    ? `If it hangs, end it: kill ${pid}. If process ${pid} is something else, remove ${folder}.`
    : `If it hangs, end it: kill ${pid}.`;
}
