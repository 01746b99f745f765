import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LedgerEntry, LedgerStep, Signed } from '@portal/contracts';
import type { Candidate } from '../build/candidate.ts';
import { DESCRIPTION_FILE, descriptionOf } from '../prerender/live-document.ts';
import { publish } from '../publish/publish.ts';
import { afterRelease, type History } from '../rules/history.ts';
import { SHELL } from '../rules/names.ts';
import { writeDurably } from '../store/durable-file.ts';
import { placeRelease } from '../store/place-release.ts';
import { openStore, type Store } from '../store/store.ts';

/** A copy of the store in the state after the release, so that the release can be checked before it is live. */
export interface Trial {
  readonly store: Store;
  readonly steps: readonly LedgerStep[];
  /** What was live in the real store when the trial was made. */
  readonly liveBefore: LedgerEntry['live'] | undefined;
  readonly discard: () => void;
}

/**
 * Makes a trial of candidates beside what is live in `store`, with the very code that makes the real site; refuses what could not
 * be published. The releases of `store` are only read.
 */
export async function makeTrial(store: Store, candidates: readonly Candidate[], publicUrl: string, signed?: Signed): Promise<Trial> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-trial-'));
  const discard = () => rmSync(dir, { recursive: true, force: true });
  try {
    const trial = openStore(dir);
    const liveBefore = store.head()?.live;
    const histories = liveHistories(store);
    for (const [app, history] of Object.entries(histories)) for (const version of history) borrow(store, trial, app, version);
    const steps: LedgerStep[] = [];
    for (const { document, dir: build } of candidates) {
      const { app, version } = document;
      await placeRelease(trial, document, build, app === SHELL ? {} : { [DESCRIPTION_FILE]: descriptionOf(document).text });
      const from = histories[app]?.at(-1);
      steps.push({ app, to: version, ...(from !== undefined && { from }) });
      histories[app] = afterRelease(histories[app] ?? [], version);
    }
    await publish(trial, { kind: 'release', who: 'preflight', why: 'trial', steps, histories, publicUrl, ...(signed && { signed }) });
    return { store: trial, steps, liveBefore, discard };
  } catch (problem) {
    discard();
    throw problem;
  }
}

/** Whether the live site is still the one that a trial was made of: its pages were opened with no other releases. */
export function isStillLive(store: Store, { liveBefore }: Trial): boolean {
  return isDeepStrictEqual(store.head()?.live, liveBefore);
}

/**
 * Stores what a trial rendered, so that nothing is rendered twice. The trial may be on another file system, so files are copied. Call it
 * with the writer lock held, after the candidates were placed, while the live site is still the one of the trial.
 */
export function adoptBodies(store: Store, { store: trial }: Trial): void {
  const from = path.join(trial.dir, 'bodies');
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const to = path.join(store.dir, 'bodies', path.relative(from, file));
    if (entry.isFile() && !existsSync(to)) writeDurably(to, readFileSync(file, 'utf8'));
  }
}

/** What visitors can get now: of each app the live release and the one before it. */
function liveHistories(store: Store): Record<string, History> {
  return Object.fromEntries(Object.entries(store.head()?.live ?? {}).map(([app, history]) => [app, history.slice(-2)]));
}

/** Lends a release of the real store to the trial; pages that were rendered already are copied, because the trial renders more. */
function borrow(store: Store, trial: Store, app: string, version: string): void {
  const to = trial.releaseDir(app, version);
  mkdirSync(path.dirname(to), { recursive: true });
  // A junction needs no rights on Windows; elsewhere the kind makes no difference.
  symlinkSync(store.releaseDir(app, version), to, 'junction');
  const shells = store.head()?.live[SHELL]?.slice(-1) ?? [];
  for (const shell of shells) {
    const bodies = path.dirname(store.bodyFile(shell, app, version, '/'));
    if (existsSync(bodies)) cpSync(bodies, path.dirname(trial.bodyFile(shell, app, version, '/')), { recursive: true });
  }
}
