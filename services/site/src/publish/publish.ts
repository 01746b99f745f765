import path from 'node:path';
import { type LedgerEntry, oneLine, type ReleaseDocument } from '@portal/contracts';
import { composeLive, withWorker } from '../prerender/live-document.ts';
import { preparePreviews } from '../prerender/prepare-preview.ts';
import { ensureBodies, loadShell } from '../prerender/render-bodies.ts';
import { renderSite } from '../prerender/render-site.ts';
import { incompatibility, type ReleasePair, requireCompatible } from '../rules/compatibility.ts';
import { type History, previousOf } from '../rules/history.ts';
import { SHELL } from '../rules/names.ts';
import { type OpenPreview, openPreviews } from '../rules/previews.ts';
import { uploadOf } from '../rules/signed-releases.ts';
import { syncFolder, syncTree } from '../store/durable-file.ts';
import { readableLedger, type Store } from '../store/store.ts';
import { switchLive } from '../store/switch-live.ts';
import { requireSigned, requireWhole } from './whole-release.ts';

/** Characters of a name or a reason in the ledger. */
const MAX_TEXT_LENGTH = 500;

/** A change of what is live, as it will be written to the ledger. */
export type Change = Pick<
  LedgerEntry,
  'kind' | 'who' | 'why' | 'steps' | 'publicUrl' | 'preview' | 'endedPreview' | 'withdrawn' | 'byWatch' | 'signed'
> & {
  readonly histories: Readonly<Record<string, History>>;
  /** Switches reading without a network; by default it stays as it is. */
  readonly offline?: 'on' | 'off';
};

/**
 * Makes a change live: checks that the releases work together, renders what was never rendered, makes the pages beside the old
 * ones, writes the ledger and switches. Until the switch visitors get what they got before. The pages of open previews are made
 * along, so that they show the live site of now. Call it with the writer lock held.
 */
export async function publish(store: Store, { histories, who, why, ...asked }: Change): Promise<LedgerEntry> {
  // The name and the reason may come from git, where anybody can have written them.
  const change = { ...asked, who: oneLine(who, MAX_TEXT_LENGTH), why: oneLine(why, MAX_TEXT_LENGTH) };
  const number = store.liveNumber() + 1;
  const ledger = readableLedger(store);
  const releasePairOf = (app: string): ReleasePair => {
    const history = histories[app] ?? [];
    const before = previousOf(history);
    const previous = before !== undefined && before !== history.at(-1) ? releaseIfReadable(store, app, before) : undefined;
    return { live: store.release(app, history.at(-1) ?? ''), ...(previous && { previous }) };
  };
  const shell = releasePairOf(SHELL);
  const apps = Object.keys(histories)
    .filter((app) => app !== SHELL)
    .sort()
    .map(releasePairOf);
  const changing = new Set(change.steps.map((step) => step.app));
  const candidate = change.preview && store.release(change.preview.app, change.preview.version);
  const signed = [...ledger.map((entry) => entry.signed), change.signed];
  for (const release of [shell.live, ...apps.map(({ live }) => live), ...(candidate ? [candidate] : [])]) {
    if (!changing.has(release.app) && release !== candidate) continue;
    requireWhole(store, release);
    const upload = uploadOf(signed, release.app, release.version);
    if (upload) requireSigned(store, upload);
  }
  requireCompatible(shell, apps, changing);

  const loaded = await loadShell(store, shell.live);
  const able: ReleasePair[] = [];
  for (const { live, previous } of apps) {
    await ensureBodies(store, shell.live, live);
    const isRequired = changing.has(SHELL) && !changing.has(live.app);
    const works = previous && !incompatibility(shell.live, previous) && (await canRender(store, shell.live, previous, isRequired));
    able.push({ live, ...(works && { previous }) });
  }
  const { publicUrl } = change;
  const offline = (change.offline ?? store.head()?.offline) === 'off' ? 'off' : undefined;
  // What begins or ends a preview alone makes nothing live: no page of the live site differs, and no open tab has anything to follow.
  const madeLive = change.preview || change.endedPreview ? lastOfLive(ledger, number) : number;
  const site = { number: madeLive, publicUrl, shell: loaded, apps: able };
  const previews = await preparePreviews(store, site, previewsAfter(ledger, change), change.preview?.id);
  await renderSite(store, loaded.facts, {
    number,
    publicUrl,
    shell: shell.live,
    apps: apps.map((app): ReleaseDocument => app.live),
    live: withWorker(composeLive(madeLive, shell.live, able), shell.live, offline),
    previews,
  });
  const entry: LedgerEntry = {
    number,
    kind: change.kind,
    at: new Date().toISOString(),
    who: change.who,
    why: change.why,
    steps: change.steps,
    live: Object.fromEntries(Object.entries(histories).map(([app, history]) => [app, [...history]])),
    publicUrl,
    ...(change.preview && { preview: change.preview }),
    ...(offline && { offline }),
    ...(change.withdrawn && { withdrawn: change.withdrawn }),
    ...(change.endedPreview !== undefined && { endedPreview: change.endedPreview }),
    ...(change.byWatch && { byWatch: change.byWatch }),
    ...(change.signed && { signed: change.signed }),
  };
  // The entry and the switch hold after a power cut; so has what they name to.
  await syncTree(store.siteDir(number));
  syncFolder(path.dirname(store.siteDir(number)));
  switchLive(store, entry);
  return entry;
}

/** Previews that are open after a change. */
function previewsAfter(ledger: readonly LedgerEntry[], { preview, endedPreview, who }: Omit<Change, 'histories'>): OpenPreview[] {
  const before = openPreviews(ledger, new Date()).filter(({ id }) => id !== endedPreview);
  return preview ? [...before, { ...preview, who }] : before;
}

/** Number of the entry that made live what is live. */
function lastOfLive(ledger: readonly LedgerEntry[], otherwise: number): number {
  return ledger.findLast(({ preview, endedPreview }) => !preview && endedPreview === undefined)?.number ?? otherwise;
}

/** The release before the live one, unless its document is lost or damaged: then it is no fallback, and no rollback can go to it. */
function releaseIfReadable(store: Store, app: string, version: string): ReleaseDocument | undefined {
  try {
    return store.release(app, version);
  } catch {
    return undefined;
  }
}

/**
 * Renders the release before the live one too: then a rollback to it has nothing to render, and it is known that it will work. A
 * shell that becomes live is refused for one that does not (`isRequired`); otherwise the site does without it, whatever is wrong with
 * it, because the change of an app, above all its rollback, must not fail for a release that nobody gets.
 */
async function canRender(store: Store, shell: ReleaseDocument, previous: ReleaseDocument, isRequired: boolean): Promise<boolean> {
  try {
    await ensureBodies(store, shell, previous);
    return true;
  } catch (problem) {
    if (isRequired) throw problem;
    return false;
  }
}
