import type { Store } from '../store/store.ts';
import { alertsFor } from './alerts.ts';
import type { Watched } from './ask-counts.ts';
import { faultChart, sizeChart } from './charts.ts';
import type { PageCheck } from './check-pages.ts';
import { ABOUT_FAULTS, describeEntry, minuteOf, NOTHING_YET } from './list-releases.ts';
import { type LiveRelease, liveReleases } from './live-releases.ts';
import { html, Markup } from './markup.ts';
import { PAGE_STYLE } from './page-style.ts';
import { pageTable } from './page-table.ts';

/** Number of changes listed. */
const CHANGES = 50;

/** What the page is made from. */
export interface PageOfReleases {
  readonly store: Store;
  readonly watched: Watched;
  /** What was found when the pages of releases with faults were opened, by app. */
  readonly pageChecks?: ReadonlyMap<string, PageCheck>;
  readonly publicUrl: string;
  readonly now?: Date;
}

/** One page that says what `npm run releases` says, with charts. It needs nothing else: no script, no other file, no network. */
export function releasesPage({ store, watched, pageChecks, publicUrl, now = new Date() }: PageOfReleases): string {
  const counts = 'counts' in watched ? watched.counts : undefined;
  const ledger = store.ledger();
  const releases = liveReleases(store, counts, now);
  const main = store.head()
    ? html`<h2>Is everything well?</h2>
${'unknown' in watched ? html`<p>${watched.unknown}</p>` : newsOf(releases, pageChecks)}
<h2>What is live</h2>
${liveTable(releases)}
${
  counts &&
  html`<h2>Page views with a fault</h2>
<p class="soft">${ABOUT_FAULTS} A dashed line appears before each hour in which something was released or rolled back.</p>
<div class="charts">${releases.map(({ app }) => faultChart(counts, ledger, app, now))}</div>`
}
<h2>How large releases are</h2>
<div class="charts">${releases.map(({ app }) => sizeChart(store, ledger, app))}</div>
<h2>What was changed</h2>
${pageTable(
  `The last changes, ${Math.min(CHANGES, ledger.length)} of ${ledger.length}`,
  ['no.', 'when (UTC)', 'who', 'what', 'why'],
  ledger
    .slice(-CHANGES)
    .reverse()
    .map((entry) => [entry.number, minuteOf(entry.at), entry.who, describeEntry(entry), entry.why]),
)}`
    : html`<p>${NOTHING_YET}</p>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Releases of ${new URL(publicUrl).host}</title>
<style>${new Markup(PAGE_STYLE)}</style>
</head>
<body>
<main>
<h1>Releases of ${new URL(publicUrl).host}</h1>
<p class="soft">As it was on ${minuteOf(now)} UTC. For a newer one: <code>npm run releases -- --html</code></p>
${main}
</main>
</body>
</html>
`.text;
}

function newsOf(releases: readonly LiveRelease[], pageChecks?: ReadonlyMap<string, PageCheck>): Markup {
  const news = alertsFor(releases, pageChecks);
  if (news.length === 0) return html`<p>Yes: no page view with a fault has been reported for what is live.</p>`;
  return html`<ul class="news">${news.map(
    ({ app, message: said, command }) => html`<li><h3>${app}</h3><p>${said}</p>${command && html`<pre>${command}</pre>`}</li>`,
  )}</ul>`;
}

function liveTable(releases: readonly LiveRelease[]): Markup {
  const number = (value: number | undefined) => value ?? '?';
  return pageTable(
    'Every app as visitors get it',
    ['app', 'live', 'previous', 'since (UTC)', 'by', 'kB', 'faults', 'last hour', 'built from', 'why'],
    releases.map(({ app, version, previous, since, who, why, bytes, builtFrom, faults }) => [
      app,
      version,
      previous ?? '-',
      minuteOf(since),
      who,
      Math.round(bytes / 1024),
      number(faults?.all),
      number(faults?.lastHour),
      builtFrom,
      why,
    ]),
  );
}
