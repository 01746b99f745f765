import { type LedgerEntry, oneLine, shortVersion } from '@portal/contracts';
import { appsOf, sourceDigest } from '../build/workspace.ts';
import type { Store } from '../store/store.ts';
import { alertsFor } from './alerts.ts';
import type { Watched } from './ask-counts.ts';
import type { PageCheck } from './check-pages.ts';
import { type LiveRelease, liveReleases } from './live-releases.ts';

/** Message for a store without releases. */
export const NOTHING_YET = 'Nothing has been released yet. npm start releases every app once.';

/** What the text of `npm run releases` is made from. */
export interface ReleaseList {
  readonly store: Store;
  /** Whose sources are compared with what is live; nothing for whoever looks from elsewhere. */
  readonly workspace?: string;
  readonly watched: Watched;
  /** What was found when the pages of releases with faults were opened, by app. */
  readonly pageChecks?: ReadonlyMap<string, PageCheck>;
  readonly now?: Date;
  /** How many entries of the ledger are listed. */
  readonly entries?: number;
}

/** The text of `npm run releases`: what is live for each app, what failed and what helps, and the last entries of the ledger. */
export function listReleases({ store, workspace, watched, pageChecks, now = new Date(), entries = 15 }: ReleaseList): string {
  if (!store.head()) return NOTHING_YET;
  const counts = 'counts' in watched ? watched.counts : undefined;
  const releases = liveReleases(store, counts, now);
  const differing = workspace === undefined ? [] : differingApps(store, workspace);
  return [
    ...table(['app', 'live', 'previous', 'since (UTC)', 'by', 'size', 'faults', 'last hour', 'built from', 'why'], releases.map(liveRow)),
    '',
    ...('unknown' in watched ? [watched.unknown] : faultLines(releases, pageChecks)),
    '',
    ...table(['no.', 'when (UTC)', 'who', 'what', 'why'], store.ledger().slice(-entries).reverse().map(row)),
    ...(differing.length > 0
      ? ['', `The sources of ${differing.join(', ')} differ from what is live. To release: npm run release -- ${differing.join(' ')}`]
      : []),
  ].join('\n');
}

/** Apps whose sources differ from their live release, and apps without one. */
export function differingApps(store: Store, workspace: string): string[] {
  const head = store.head();
  return appsOf(workspace).filter((app) => {
    const version = head?.live[app]?.at(-1);
    return version === undefined || store.release(app, version).source.digest !== sourceDigest(workspace, app);
  });
}

/** One entry in words, such as "release mfe-content 1.0.0 -> 1.0.1". */
export function describeEntry({ kind, steps, preview, endedPreview, withdrawn }: LedgerEntry): string {
  if (withdrawn) return `withdrawn ${withdrawn.app} ${withdrawn.version}`;
  if (preview) return `preview of ${preview.app} ${shortVersion(preview)}`;
  if (endedPreview !== undefined) return 'preview ended';
  if (kind === 'pages') return 'pages rebuilt';
  return `${kind} ${steps.map(({ app, from, to }) => (from === undefined ? `${app} ${to}` : `${app} ${from} -> ${to}`)).join(', ')}`;
}

/** A moment as lists show it, such as "2026-03-01 09:00". */
export function minuteOf(at: Date | string): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** What the numbers of faults mean. */
export const ABOUT_FAULTS =
  'Faults are page views in which a release did not load or failed, counted since it became live. Browsers report them.';

function faultLines(releases: readonly LiveRelease[], pageChecks?: ReadonlyMap<string, PageCheck>): string[] {
  const news = alertsFor(releases, pageChecks).flatMap(({ message: said, command }) => [said, ...(command ? [`    ${command}`] : [])]);
  return news.length > 0 ? [ABOUT_FAULTS, ...news] : ['No page view with a fault has been reported for what is live.'];
}

function liveRow({ app, version, previous, since, who, why, bytes, builtFrom, faults }: LiveRelease): string[] {
  const numbers = [faults?.all, faults?.lastHour].map((count) => (count === undefined ? '?' : String(count)));
  return [app, version, previous ?? '-', minuteOf(since), who, `${Math.round(bytes / 1024)} kB`, ...numbers, builtFrom, why];
}

function row(entry: LedgerEntry): string[] {
  return [String(entry.number), minuteOf(entry.at), entry.who, describeEntry(entry), entry.why];
}

/**
 * Rows of text in columns, below their headings. Names and reasons come from git or from old ledgers, so characters that control a terminal
 * are removed.
 */
export function table(head: string[], rows: string[][]): string[] {
  const safe = rows.map((cells) => cells.map((cell) => oneLine(cell, Number.POSITIVE_INFINITY)));
  const widths = head.map((title, column) => Math.max(title.length, ...safe.map((cells) => cells[column]?.length ?? 0)));
  return [head, ...safe].map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
