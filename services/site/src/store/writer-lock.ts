import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../platform/refusal.ts';
import { list } from './store.ts';

/** A lock whose writer died is taken over at once; one whose writer seems to live but holds it longer than this is too. */
const LONGEST_HOLD_MS = 10 * 60_000;
const LOOK_AGAIN_MS = 50;

interface Holder {
  readonly pid: number;
  readonly since: number;
  readonly released?: true;
}

/**
 * Runs `work` while no other writer of this store runs.
 *
 * Turns are numbered files, `lock/<turn>`. The highest turn holds the lock while its writer lives and has not released it;
 * the next writer makes the file of the next turn, which only one can (a hard link fails when the name exists). Nothing is
 * ever handed over by deleting, so a writer that was killed, or that looked at an old listing, cannot let two in.
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
        `Another release or rollback (process ${holder.pid}) has been running since ${new Date(holder.since).toISOString()}. Wait until it ends and try again; nothing was changed.`,
      );
    await delay(LOOK_AGAIN_MS);
  }
}

/** Makes the file of a turn with its content in it at once; says whether nobody else had it. */
function claim(folder: string, turn: number): boolean {
  const draft = path.join(folder, `draft-${process.pid}-${Math.random().toString(36).slice(2)}`);
  writeFileSync(draft, JSON.stringify({ pid: process.pid, since: Date.now() } satisfies Holder));
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

function holds({ pid, since }: Holder): boolean {
  if (Date.now() - since > LONGEST_HOLD_MS) return false;
  // In a container the writer that was killed and the one that comes after it often have the same number.
  if (pid === process.pid && since < performance.timeOrigin) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM';
  }
}
