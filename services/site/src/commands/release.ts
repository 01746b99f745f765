import type { LedgerEntry, ReleaseDocument } from '@portal/contracts';
import type { buildApp } from '../build/build-app.ts';
import { type BuiltCandidate, buildCandidate, settleAll } from '../build/build-candidate.ts';
import type { Candidate } from '../build/candidate.ts';
import { actorOf, commitOf, requireApps, sourceDigest } from '../build/workspace.ts';
import { type Passed, runPreflightChecks } from '../preflight/run-preflight-checks.ts';
import { adoptBodies, isStillLive } from '../preflight/trial-store.ts';
import { DESCRIPTION_FILE, descriptionOf } from '../prerender/live-document.ts';
import { builtServer, describeShell } from '../prerender/server-build.ts';
import { isPublicAddress, requireReady } from '../publish/public-readiness.ts';
import { publish } from '../publish/publish.ts';
import { afterRelease, type History } from '../rules/history.ts';
import { SHELL } from '../rules/names.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { knownVersions, nextVersion, type VersionBump } from '../rules/versions.ts';
import { placeRelease } from '../store/place-release.ts';
import type { Store } from '../store/store.ts';
import { sweep } from '../store/switch-live.ts';
import { withWriterLock } from '../store/writer-lock.ts';

/** Files that a release names as changed; of more it says how many. */
const MAX_NAMED = 5;

/** What a maintainer asks for. */
export interface ReleaseOrder {
  readonly workspace: string;
  readonly store: Store;
  readonly apps: readonly string[];
  readonly bump: VersionBump;
  readonly why?: string;
  readonly publicUrl: string;
  /** Whether a shell may be released for a public address although its facts are those of an example. */
  readonly notReady?: boolean;
  /** Path of a browser in which every page is opened before anybody gets it; nothing when there is none. */
  readonly browser?: string | undefined;
  readonly log: (line: string) => void;
  /** Instead of the bundler; for the stores of the journeys. */
  readonly makeBuild?: typeof buildApp;
}

/**
 * Builds apps and makes them live as one entry. An app whose bytes are those of its live release is left as it is. Building
 * happens before the lock is taken, so that nobody waits for it; when another release of the same app was faster, the build
 * is repeated under the version that is then the next.
 */
export async function release(order: ReleaseOrder): Promise<LedgerEntry | undefined> {
  const { workspace, store, log } = order;
  requireApps(workspace, order.apps);
  if (store.liveNumber() === 0 && !order.apps.includes(SHELL))
    throw new UserFacingError(
      `The store ${store.dir} has no shell yet. Run npm start once, or release it as well: npm run release -- ${SHELL} ${order.apps.join(' ')}.`,
    );
  for (;;) {
    const changed = await prepareAll(order);
    try {
      if (changed.length === 0) return undefined;
      const entry = await tryAndCommit(await withReadiness(order, changed), changed);
      if (entry) return entry;
      log('Another release of the same app finished first; building again under the next version.');
    } finally {
      for (const { build } of changed) build.discard();
    }
  }
}

/** Refuses a shell that is not ready for a public address, or says in the ledger that it was released all the same. */
async function withReadiness(order: ReleaseOrder, candidates: readonly Candidate[]): Promise<ReleaseOrder> {
  const shell = candidates.find(({ document }) => document.app === SHELL);
  if (!shell || !isPublicAddress(order.publicUrl)) return order;
  const { facts } = await describeShell(builtServer(shell.dir));
  const passedOver = requireReady(facts.site, order.publicUrl, order.notReady);
  return passedOver === 0
    ? order
    : { ...order, why: `${order.why} (not ready for the public: ${passedOver} ${passedOver === 1 ? 'point' : 'points'})` };
}

/**
 * Runs the preflight checks on candidates and makes them live; where the live site changed meanwhile they are tried again beside what is live
 * then, because nobody has seen them in it. `undefined` when a version has been taken.
 */
async function tryAndCommit(order: ReleaseOrder, candidates: readonly Candidate[]): Promise<LedgerEntry | undefined> {
  const { store, publicUrl, browser, log } = order;
  for (;;) {
    const passed = await runPreflightChecks({ store, candidates, publicUrl, browser, log });
    try {
      const outcome = await withWriterLock(store.dir, async () => {
        sweep(store);
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

/** Builds all apps and keeps those that changed; when one cannot be built, nothing of the others stays behind. */
async function prepareAll(order: ReleaseOrder): Promise<BuiltCandidate[]> {
  const built = await settleAll(order.apps.map((app) => prepare(order, app)));
  return built.filter((each) => each !== undefined);
}

/** Builds an app under its next version; `undefined` when that would change nothing. */
async function prepare({ workspace, store, bump, log, makeBuild }: ReleaseOrder, app: string): Promise<BuiltCandidate | undefined> {
  // Before anything is awaited: a release that becomes live meanwhile has then taken the version that is built here.
  const known = knownVersions(store.ledger(), app);
  const live = liveRelease(store, app);
  const differing = live && (await differingFiles(workspace, live, makeBuild));
  if (live && differing?.length === 0) {
    log(`${app}: nothing has changed since ${live.version}, so there is no new release.`);
    return undefined;
  }
  const version = nextVersion(app, known, bump);
  if (live && differing) log(`${app}: ${inWords(differing)} from ${live.version}.`);
  return buildCandidate(workspace, app, version, log, makeBuild);
}

/** Files of a build of now that are not those of the live release. The version is part of the bytes, so the comparison is built under the live one. */
async function differingFiles(workspace: string, live: ReleaseDocument, makeBuild: ReleaseOrder['makeBuild']): Promise<string[]> {
  if (live.source.digest === sourceDigest(workspace, live.app)) return [];
  const { document, build } = await buildCandidate(workspace, live.app, live.version, () => {}, makeBuild);
  build.discard();
  const before: ReleaseDocument['files'] = { ...live.files, 'server.cjs': live.server };
  const after: ReleaseDocument['files'] = { ...document.files, 'server.cjs': document.server };
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name]?.integrity !== after[name]?.integrity)
    .sort();
}

/** A list of files as a sentence begins with it. */
function inWords(files: readonly string[]): string {
  const named = files.slice(0, MAX_NAMED).join(', ');
  const more = files.length - MAX_NAMED;
  return `${named}${more > 0 ? ` and ${more} more` : ''} ${files.length === 1 ? 'differs' : 'differ'}`;
}

function liveRelease(store: Store, app: string): ReleaseDocument | undefined {
  const version = store.head()?.live[app]?.at(-1);
  return version === undefined ? undefined : store.release(app, version);
}

function isTaken(store: Store, { app, version }: ReleaseDocument): boolean {
  return knownVersions(store.ledger(), app).includes(version);
}

async function commit(order: ReleaseOrder, { candidates, trial }: Passed): Promise<LedgerEntry> {
  const { workspace, store } = order;
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
  const why = order.why ?? (commitOf(workspace, '.').subject || 'no reason given');
  return publish(store, { kind: 'release', who: actorOf(workspace), why, steps, histories, publicUrl: order.publicUrl });
}
