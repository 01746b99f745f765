import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LedgerStep } from '@portal/contracts';
import type { Candidate } from '../building/candidate.ts';
import { SHELL } from '../building/workspace.ts';
import { DESCRIPTION_FILE, descriptionOf } from '../making/live-document.ts';
import { publish } from '../publish.ts';
import { afterRelease, type History } from '../rules/history.ts';
import { placeRelease } from '../store/place-release.ts';
import { openStore, type Store } from '../store/store.ts';

/** A store that stands as the real one will after a release, so that the release can be looked at before anybody gets it. */
export interface Trial {
  readonly store: Store;
  readonly steps: readonly LedgerStep[];
  readonly discard: () => void;
}

/**
 * Makes a trial of candidates beside what is live in `store`, with the very code that makes the real site; refuses what could not
 * be published. The releases of `store` are only read.
 */
export async function makeTrial(store: Store, candidates: readonly Candidate[], publicUrl: string): Promise<Trial> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-trial-'));
  const discard = () => rmSync(dir, { recursive: true, force: true });
  try {
    const trial = openStore(dir);
    const histories = standing(store);
    for (const [app, history] of Object.entries(histories)) for (const version of history) borrow(store, trial, app, version);
    const steps: LedgerStep[] = [];
    for (const { document, dir: build } of candidates) {
      const { app, version } = document;
      await placeRelease(trial, document, build, app === SHELL ? {} : { [DESCRIPTION_FILE]: descriptionOf(document).text });
      const from = histories[app]?.at(-1);
      steps.push({ app, to: version, ...(from !== undefined && { from }) });
      histories[app] = afterRelease(histories[app] ?? [], version);
    }
    await publish(trial, { kind: 'release', who: 'the gate', why: 'trial', steps, histories, publicUrl });
    return { store: trial, steps, discard };
  } catch (problem) {
    discard();
    throw problem;
  }
}

/** What visitors can get now: of each app the live release and the one before it. */
function standing(store: Store): Record<string, History> {
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
