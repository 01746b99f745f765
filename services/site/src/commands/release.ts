import type { LedgerEntry } from '@portal/contracts';
import type { buildApp } from '../build/build-app.ts';
import { type BuiltCandidate, settleAll } from '../build/build-candidate.ts';
import { actorOf, commitOf, requireApps } from '../build/workspace.ts';
import { SHELL } from '../rules/names.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { knownVersions, nextVersion, type VersionBump } from '../rules/versions.ts';
import type { Store } from '../store/store.ts';
import { commitRelease } from './commit-release.ts';
import { prepareRelease } from './prepare-release.ts';

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
  const { workspace, store, log, publicUrl, notReady, browser } = order;
  requireApps(workspace, order.apps);
  if (store.liveNumber() === 0 && !order.apps.includes(SHELL))
    throw new UserFacingError(
      `The store ${store.dir} has no shell yet. Run npm start once, or release it as well: npm run release -- ${SHELL} ${order.apps.join(' ')}.`,
    );
  for (;;) {
    const changed = await prepareAll(order);
    try {
      if (changed.length === 0) return undefined;
      const why = order.why ?? (commitOf(workspace, '.').subject || 'no reason given');
      const entry = await commitRelease({ store, who: actorOf(workspace), why, publicUrl, notReady, browser, log }, changed);
      if (entry) return entry;
      log('Another release of the same app finished first; building again under the next version.');
    } finally {
      for (const { build } of changed) build.discard();
    }
  }
}

/** Builds all apps and keeps those that changed; when one cannot be built, nothing of the others stays behind. */
async function prepareAll(order: ReleaseOrder): Promise<BuiltCandidate[]> {
  const built = await settleAll(order.apps.map((app) => prepare(order, app)));
  return built.filter((each) => each !== undefined);
}

function prepare({ workspace, store, bump, log, makeBuild }: ReleaseOrder, app: string): Promise<BuiltCandidate | undefined> {
  // Before anything is awaited: a release that becomes live meanwhile has then taken the version that is built here.
  const known = knownVersions(store.ledger(), app);
  const version = store.head()?.live[app]?.at(-1);
  const live = version === undefined ? undefined : store.release(app, version);
  return prepareRelease({ workspace, app, live, version: () => nextVersion(app, known, bump), log, makeBuild });
}
