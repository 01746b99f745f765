import type { LedgerEntry, ReleaseDocument, Signed } from '@portal/contracts';
import type { Candidate } from '../build/candidate.ts';
import { type Passed, runPreflightChecks } from '../preflight/run-preflight-checks.ts';
import { adoptBodies, isStillLive } from '../preflight/trial-store.ts';
import { DESCRIPTION_FILE, descriptionOf } from '../prerender/live-document.ts';
import { builtServer, describeShell } from '../prerender/server-build.ts';
import { isPublicAddress, requireReady } from '../publish/public-readiness.ts';
import { publish } from '../publish/publish.ts';
import { afterRelease, type History } from '../rules/history.ts';
import { SHELL } from '../rules/names.ts';
import { knownVersions } from '../rules/versions.ts';
import { placeRelease } from '../store/place-release.ts';
import type { Store } from '../store/store.ts';
import { sweep } from '../store/switch-live.ts';
import { withWriterLock } from '../store/writer-lock.ts';

/** How built candidates become live. */
export interface CommitOrder {
  readonly store: Store;
  readonly who: string;
  readonly why: string;
  readonly publicUrl: string;
  /** Whether a shell may be released for a public address although its facts are those of an example. */
  readonly notReady?: boolean | undefined;
  /** Path of a browser in which every page is opened before anybody gets it; nothing when there is none. */
  readonly browser: string | undefined;
  readonly log: (line: string) => void;
  /** What a team signed. */
  readonly signed?: Signed | undefined;
  /** Called with the lock held, before anything is written: refuses what may not become live anymore. */
  readonly requireStill?: () => void;
}

/**
 * Runs the preflight checks on candidates and makes them live; where the live site changed meanwhile they are tried again beside what is live
 * then, because nobody has seen them in it. `undefined` when a version has been taken.
 */
export async function commitRelease(asked: CommitOrder, candidates: readonly Candidate[]): Promise<LedgerEntry | undefined> {
  const order = await withReadiness(asked, candidates);
  const { store, publicUrl, browser, log, signed } = order;
  for (;;) {
    const passed = await runPreflightChecks({ store, candidates, publicUrl, browser, log, signed });
    try {
      const outcome = await withWriterLock(store.dir, async () => {
        sweep(store);
        order.requireStill?.();
        if (candidates.some(({ document }) => isTaken(store, document))) return 'version taken';
        return isStillLive(store, passed.trial) ? commit(order, passed) : 'live site changed';
      });
      if (outcome === 'version taken') return undefined;
      if (outcome !== 'live site changed') return outcome;
    } finally {
      passed.trial.discard();
    }
    log('The live site has changed since the pages were checked; checking them again.');
  }
}

/** Refuses a shell that is not ready for a public address, or says in the ledger that it was released all the same. */
async function withReadiness(order: CommitOrder, candidates: readonly Candidate[]): Promise<CommitOrder> {
  const shell = candidates.find(({ document }) => document.app === SHELL);
  if (!shell || !isPublicAddress(order.publicUrl)) return order;
  const { facts } = await describeShell(builtServer(shell.dir));
  const passedOver = requireReady(facts.site, order.publicUrl, order.notReady);
  return passedOver === 0
    ? order
    : { ...order, why: `${order.why} (not ready for the public: ${passedOver} ${passedOver === 1 ? 'point' : 'points'})` };
}

function isTaken(store: Store, { app, version }: ReleaseDocument): boolean {
  return knownVersions(store.ledger(), app).includes(version);
}

async function commit({ store, who, why, publicUrl, signed }: CommitOrder, { candidates, trial }: Passed): Promise<LedgerEntry> {
  const histories: Record<string, History> = { ...store.head()?.live };
  const steps = [];
  for (const { document, dir } of candidates) {
    const { app, version } = document;
    await placeRelease(store, document, dir, app === SHELL ? {} : { [DESCRIPTION_FILE]: descriptionOf(document).text });
    const before = histories[app]?.at(-1);
    steps.push({ app, to: version, ...(before !== undefined && { from: before }) });
    histories[app] = afterRelease(histories[app] ?? [], version);
  }
  adoptBodies(store, trial);
  return publish(store, { kind: 'release', who, why, steps, histories, publicUrl, ...(signed && { signed }) });
}
