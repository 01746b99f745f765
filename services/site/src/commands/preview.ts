import type { LedgerEntry, Preview, Signed } from '@portal/contracts';
import { previewAddress } from '@portal/contracts';
import { buildCandidate } from '../build/build-candidate.ts';
import type { Candidate } from '../build/candidate.ts';
import { actorOf, commitOf, requireApps, sourceDigest } from '../build/workspace.ts';
import { runPreflightChecks } from '../preflight/run-preflight-checks.ts';
import { adoptBodies, isStillLive } from '../preflight/trial-store.ts';
import { DESCRIPTION_FILE, descriptionOf } from '../prerender/live-document.ts';
import { requirePreviewing } from '../prerender/prepare-preview.ts';
import { publish } from '../publish/publish.ts';
import { SHELL } from '../rules/names.ts';
import { candidateVersion, endOfPreview, newPreviewId, openPreviews, requireRoom } from '../rules/previews.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { knownVersions, nextVersion } from '../rules/versions.ts';
import { placeRelease } from '../store/place-release.ts';
import type { Store } from '../store/store.ts';
import { sweep } from '../store/switch-live.ts';
import { withWriterLock } from '../store/writer-lock.ts';
import type { CommitOrder } from './commit-release.ts';

/** What a team asks for that wants to show what it made. */
export interface PreviewOrder {
  readonly workspace: string;
  readonly store: Store;
  readonly app: string;
  readonly why?: string;
  readonly publicUrl: string;
  readonly browser?: string | undefined;
  readonly log: (line: string) => void;
}

/**
 * Builds an app as a candidate for its next release, runs the preflight checks of a release on it, and makes pages that show the live site
 * with this one app replaced, at the origin of previews, for whoever has the link. Nothing of what is live changes, and no version is used up.
 */
export async function preview(order: PreviewOrder): Promise<Preview> {
  const { workspace, store, app, publicUrl, browser, log } = order;
  requireApps(workspace, [app]);
  const head = store.head();
  if (!head) throw new UserFacingError('Nothing is live yet, so there is no site to show a preview in. Run npm start once.');
  requireChanged(order, head);
  if (app !== SHELL) requirePreviewing(store.release(SHELL, head.live[SHELL]?.at(-1) ?? ''));
  const ledger = store.ledger();
  requireRoom(openPreviews(ledger, new Date()));
  const id = newPreviewId();
  const version = candidateVersion(ledger, app, nextVersion(app, knownVersions(ledger, app), {}), id);
  const { build, ...candidate } = await buildCandidate(workspace, app, version, log);
  try {
    const why = order.why ?? (commitOf(workspace, '.').subject || 'no reason given');
    return await showCandidate({ store, who: actorOf(workspace), why, publicUrl, browser, log }, candidate, id);
  } finally {
    build.discard();
  }
}

/** Puts a built candidate through the gate and makes the pages of its preview. */
export async function showCandidate(order: CommitOrder, candidate: Candidate, id: string): Promise<Preview> {
  const { store, who, why, publicUrl, browser, log, signed } = order;
  const { app, version } = candidate.document;
  const passed = await runPreflightChecks({ store, candidates: [candidate], publicUrl, browser, log, signed });
  try {
    return await withWriterLock(store.dir, async () => {
      sweep(store);
      order.requireStill?.();
      requireRoom(openPreviews(store.ledger(), new Date()));
      for (const { document, dir } of passed.candidates)
        await placeRelease(store, document, dir, app === SHELL ? {} : { [DESCRIPTION_FILE]: descriptionOf(document).text });
      if (isStillLive(store, passed.trial)) adoptBodies(store, passed.trial);
      const facts = { id, app, version, until: endOfPreview(new Date()) };
      await publish(store, { ...pagesOnly(store, who, publicUrl, why), preview: facts, ...(signed && { signed }) });
      return facts;
    });
  } finally {
    passed.trial.discard();
  }
}

/** Ends a preview before its time, named by its id or its link, and removes its files. */
export async function endPreview({
  workspace,
  store,
  named,
  publicUrl,
  why,
  who,
  signed,
}: {
  readonly workspace: string;
  readonly store: Store;
  readonly named: string;
  readonly publicUrl: string;
  readonly why?: string;
  /** Who acts, where that is not who runs this program. */
  readonly who?: string;
  /** What a team signed. */
  readonly signed?: Signed;
}): Promise<Preview> {
  return withWriterLock(store.dir, async () => {
    sweep(store);
    const open = openPreviews(store.ledger(), new Date());
    const found = open.find(({ id }) => named.split('/').includes(id));
    if (!found)
      throw new UserFacingError(
        `There is no open preview "${named}". ${open.length === 0 ? 'None is open.' : `Open previews: ${open.map(({ id }) => id).join(', ')}.`}`,
      );
    const change = pagesOnly(store, who ?? actorOf(workspace), publicUrl, why ?? 'no reason given');
    await publish(store, { ...change, endedPreview: found.id, ...(signed && { signed }) });
    sweep(store);
    return found;
  });
}

/** The link that opens a preview. */
export function previewLink(previewUrl: string, { id }: Preview): string {
  return previewUrl + previewAddress(id);
}

/** A change that makes pages and leaves live what is live. */
function pagesOnly(store: Store, who: string, publicUrl: string, why: string) {
  return { kind: 'pages' as const, who, why, steps: [], histories: store.head()?.live ?? {}, publicUrl };
}

/** Whoever is in another folder than the one with the change would show others what they have already. */
function requireChanged({ workspace, store, app }: PreviewOrder, head: LedgerEntry): void {
  const version = head.live[app]?.at(-1);
  if (version !== undefined && store.release(app, version).source.digest === sourceDigest(workspace, app))
    throw new UserFacingError(`${app}: nothing has changed since ${version}, so there is nothing to preview.`);
}
