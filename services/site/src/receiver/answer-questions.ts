import type { ReleaseDocument, ReleaseStatement } from '@portal/contracts';
import { listPreviews } from '../commands/list-previews.ts';
import { askCounts } from '../monitoring/ask-counts.ts';
import { listReleases, minuteOf, table } from '../monitoring/list-releases.ts';
import { requirePreviewing } from '../prerender/prepare-preview.ts';
import { afterRollback } from '../rules/history.ts';
import { SHELL } from '../rules/names.ts';
import { candidateVersion, newPreviewId, openPreviews, requireRoom } from '../rules/previews.ts';
import type { Beginning, Shown } from '../rules/receiver-answer.ts';
import { lastEntryOf } from '../rules/signed-releases.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { knownVersions, nextVersion } from '../rules/versions.ts';
import type { Site } from './carry-out.ts';
import type { WaitingUpload } from './waiting.ts';

type Question<Action extends ReleaseStatement['action']> = Extract<ReleaseStatement, { action: Action }>;

/** Says what is live of an app, and reserves the version that its next release, or its preview, is built under. */
export function beginChange(site: Site, { purpose, app, version, step }: Question<'begin'>, fingerprint: string): Beginning {
  const { store, reservations } = site;
  const head = store.head();
  if (!head) throw new UserFacingError('Nothing is live here yet. The maintainers make the first release on the server.');
  const ledger = store.ledger();
  const after = lastEntryOf(ledger, app)?.number ?? 0;
  const history = head.live[app];
  if (purpose === 'rollback') {
    if (!history)
      throw new UserFacingError(
        `${app} has no release, so there is nothing to roll back. Released apps: ${Object.keys(head.live).join(', ')}.`,
      );
    return { after, version: afterRollback(app, history, version).at(-1) ?? '' };
  }
  const document = history && store.release(app, history.at(-1) ?? '');
  const live = document && { version: document.version, files: document.files, server: document.server, source: document.source };
  const known = knownVersions(ledger, app);
  const reserved = reservations.reserve(app, fingerprint, (ofOthers) => {
    if (purpose === 'release') {
      const waiting = site.folders.open(ledger).filter((each) => each.statement.app === app && each.fingerprint !== fingerprint);
      const taken = [...known, ...ofOthers.filter((each) => !each.includes('-')), ...waiting.map((each) => each.statement.version)];
      return nextVersion(app, taken, { ...(version !== undefined && { exact: version }), ...(step && { step }) });
    }
    if (site.previewUrl() === undefined) throw new UserFacingError(`The site at ${site.publicUrl()} has no previews. Ask the maintainers.`);
    if (app !== SHELL) requirePreviewing(store.release(SHELL, head.live[SHELL]?.at(-1) ?? ''));
    requireRoom(openPreviews(ledger, new Date()));
    return candidateVersion(ledger, app, nextVersion(app, known, {}), newPreviewId());
  });
  return { after, version: reserved, ...(live && { live }) };
}

/** The text of `releases --to` and `preview --list --to`. */
export async function listFor(site: Site, what: Question<'list'>['what'], api: string): Promise<string> {
  const { store, folders } = site;
  if (what === 'previews') return listPreviews(store, site.previewUrl() ?? '');
  const watched = store.head() ? await askCounts(api) : { counts: [] };
  const waiting = folders.open(store.ledger());
  const rows = waiting.map(({ id, statement, who, until }) => [statement.app, statement.version, who, minuteOf(until), statement.why, id]);
  return [
    listReleases({ store, watched }),
    ...(rows.length > 0 ? ['', ...table(['waiting for a second member', 'version', 'signed by', 'until (UTC)', 'why', 'id'], rows)] : []),
  ].join('\n');
}

/** A waiting upload beside what is live of its app. */
export function showUpload({ store }: Site, { text, statement, who, until }: WaitingUpload, source: ReleaseDocument['source']): Shown {
  const version = store.head()?.live[statement.app]?.at(-1);
  const document = version === undefined ? undefined : store.release(statement.app, version);
  const files = document && [
    ...Object.entries(document.files).map(([name, facts]) => ({ path: `web/${name}`, ...facts })),
    { path: 'server.cjs', ...document.server },
  ];
  return { text, who, until: until.toISOString(), source, ...(document && files && { live: { version: document.version, files } }) };
}

/** Finds a waiting upload by what the first member was told. */
export function findUpload({ folders, store }: Site, id: string): WaitingUpload {
  const open = folders.open(store.ledger());
  const found = open.find((each) => each.id === id);
  if (found) return found;
  throw new UserFacingError(
    `No release ${id} is waiting for a second member${open.length === 0 ? ', and neither is any other' : `; these are: ${open.map((each) => each.id).join(', ')}`}. It may already be live or have expired, or the app may have changed since: see npm run releases -- --to ….`,
  );
}
