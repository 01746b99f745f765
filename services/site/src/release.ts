import type { LedgerEntry, ReleaseDocument } from '@portal/contracts';
import { type Build, buildApp } from './building/build-app.ts';
import { type Candidate, describeBuild } from './building/candidate.ts';
import { writeDataLists } from './building/data-lists.ts';
import { commitOf, requireApps, SHELL, sourceDigest, whoActs } from './building/workspace.ts';
import { DESCRIPTION_FILE, descriptionOf } from './making/live-document.ts';
import { Refusal } from './platform/refusal.ts';
import { publish } from './publish.ts';
import { afterRelease, type History } from './rules/history.ts';
import { knownVersions, nextVersion, type VersionWish } from './rules/versions.ts';
import { placeRelease } from './store/place-release.ts';
import type { Store } from './store/store.ts';
import { sweep } from './store/switch-live.ts';
import { withWriterLock } from './store/writer-lock.ts';

/** What a maintainer asks for. */
export interface ReleaseOrder {
  readonly workspace: string;
  readonly store: Store;
  readonly apps: readonly string[];
  readonly wish: VersionWish;
  readonly why?: string;
  readonly publicUrl: string;
  readonly say: (line: string) => void;
}

/**
 * Builds apps and makes them live as one entry. An app whose bytes are those of its live release is left as it is. Building
 * happens before the lock is taken, so that nobody waits for it; when another release of the same app was faster, the build
 * is repeated under the version that is then the next.
 */
export async function release(order: ReleaseOrder): Promise<LedgerEntry | undefined> {
  const { workspace, store, say } = order;
  requireApps(workspace, order.apps);
  if (store.liveNumber() === 0 && !order.apps.includes(SHELL))
    throw new Refusal(
      `The store ${store.dir} has no shell yet. Run npm start once, or release it along: npm run release -- ${SHELL} ${order.apps.join(' ')}.`,
    );
  for (;;) {
    const changed = await prepareAll(order);
    try {
      if (changed.length === 0) return undefined;
      const entry = await withWriterLock(store.dir, async () => {
        sweep(store);
        return changed.some(({ document }) => isTaken(store, document)) ? undefined : commit(order, changed);
      });
      if (entry) return entry;
      say('Another release of the same app was faster; building again under the next version.');
    } finally {
      for (const { build } of changed) build.discard();
    }
  }
}

type Prepared = Candidate & { readonly build: Build };

/** Builds all apps and keeps those that changed; when one cannot be built, nothing of the others stays behind. */
async function prepareAll(order: ReleaseOrder): Promise<Prepared[]> {
  const outcomes = await Promise.allSettled(order.apps.map((app) => prepare(order, app)));
  const changed = outcomes.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
  const failed = outcomes.find((each) => each.status === 'rejected');
  if (!failed) return changed;
  for (const { build } of changed) build.discard();
  throw failed.reason;
}

/** Builds an app under its next version; `undefined` when that would change nothing. */
async function prepare({ workspace, store, wish, say }: ReleaseOrder, app: string): Promise<Prepared | undefined> {
  const { commit, uncommitted } = commitOf(workspace, app);
  const source = { commit, uncommitted, digest: sourceDigest(workspace, app) };
  // Before anything is awaited: a release that becomes live meanwhile has then taken the version that is built here.
  const known = knownVersions(store.ledger(), app);
  const live = liveRelease(store, app);
  if (live) {
    // The version is part of the bytes, so the comparison is built under the live one.
    if (live.source.digest === source.digest || (await sameBytes(workspace, live, source))) {
      say(`${app}: nothing has changed since ${live.version}, so there is no new release.`);
      return undefined;
    }
  }
  const version = nextVersion(app, known, wish);
  say(`${app}: building ${version}${uncommitted ? ' from files that are not committed' : ''}.`);
  const build = await buildApp(workspace, app, version);
  try {
    const candidate = describeBuild(app, version, source, build);
    if (app !== SHELL) await writeDataLists(build.dir);
    return { ...candidate, build };
  } catch (problem) {
    build.discard();
    throw problem;
  }
}

async function sameBytes(workspace: string, live: ReleaseDocument, source: ReleaseDocument['source']): Promise<boolean> {
  const build = await buildApp(workspace, live.app, live.version);
  try {
    const { document } = describeBuild(live.app, live.version, source, build);
    return JSON.stringify([document.files, document.server]) === JSON.stringify([live.files, live.server]);
  } finally {
    build.discard();
  }
}

function liveRelease(store: Store, app: string): ReleaseDocument | undefined {
  const version = store.head()?.live[app]?.at(-1);
  return version === undefined ? undefined : store.release(app, version);
}

function isTaken(store: Store, { app, version }: ReleaseDocument): boolean {
  return knownVersions(store.ledger(), app).includes(version);
}

async function commit(order: ReleaseOrder, candidates: readonly Candidate[]): Promise<LedgerEntry> {
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
  const why = order.why ?? (commitOf(workspace, '.').subject || 'no reason given');
  return publish(store, { kind: 'release', who: whoActs(workspace), why, steps, histories, publicUrl: order.publicUrl });
}
