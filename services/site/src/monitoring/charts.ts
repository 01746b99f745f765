import type { ClientEventCount, LedgerEntry } from '@portal/contracts';
import type { Store } from '../store/store.ts';
import { pageViews } from './alerts.ts';
import { barChart } from './bar-chart.ts';
import { hoursOf } from './faults.ts';
import { describeEntry, minuteOf } from './list-releases.ts';
import { sizeOf } from './live-releases.ts';
import { html, type Markup } from './markup.ts';
import { pageTable } from './page-table.ts';

const HOUR = 3_600_000;
/** Hours shown in the chart of faults. */
const HOURS = 48;
/** Releases shown in the chart of sizes. */
const SIZES = 12;

/** How often an app failed in the last two days, hour by hour, and what was changed in that time. */
export function faultChart(counts: readonly ClientEventCount[], ledger: readonly LedgerEntry[], app: string, now: Date): Markup {
  const hours = hoursOf(counts, app, now, HOURS);
  const changesIn = (from: Date) =>
    ledger.filter(({ at, steps }) => {
      const later = Date.parse(at) - from.getTime();
      return later >= 0 && later < HOUR && steps.some((step) => step.app === app);
    });
  const all = hours.reduce((sum, { pageViews }) => sum + pageViews, 0);
  const max = Math.max(...hours.map(({ pageViews }) => pageViews));
  const label =
    all === 0
      ? `No page view of ${app} had a fault in the last two days.`
      : `In the last two days, ${pageViews(all)} of ${app} had a fault${all === 1 ? '' : `, ${max} in the worst hour`}.`;
  const bars = hours.map(({ from, pageViews }) => ({ value: pageViews, mark: changesIn(from).length > 0 }));
  const rows = hours
    .filter(({ from, pageViews }) => pageViews > 0 || changesIn(from).length > 0)
    .reverse()
    .map(({ from, pageViews }) => [minuteOf(from), pageViews, changesIn(from).map(describeEntry).join(', ')]);
  const caption = `${app}: hours with a fault or a change`;
  return figure(app, label, barChart({ label: label, bars, ends: [`${minuteOf(hours[0]?.from ?? now)} UTC`, 'now'] }), caption, [
    ['hour (UTC)', 'faults', 'changed'],
    rows,
  ]);
}

/** How large the last releases of an app were. */
export function sizeChart(store: Store, ledger: readonly LedgerEntry[], app: string): Markup {
  const released = ledger
    .filter(({ kind }) => kind === 'release')
    .flatMap(({ at, steps }) => steps.filter((step) => step.app === app).map(({ to }) => ({ at, version: to })))
    .slice(-SIZES)
    .map((release) => ({ ...release, size: Math.round(sizeOf(store, app, release.version) / 1024) }));
  const first = released[0];
  const last = released.at(-1);
  if (!first || !last) return html``;
  const label =
    released.length === 1
      ? `${app} ${last.version} takes ${last.size} kB, including pictures and films.`
      : `${app} ${last.version} takes ${last.size} kB, including pictures and films; ${first.version} took ${first.size} kB.`;
  // All charts have the same number of bars, the newest at the end.
  const bars = [...Array<number>(SIZES - released.length).fill(0), ...released.map(({ size }) => size)].map((value) => ({ value }));
  return figure(app, label, barChart({ label: label, bars, ends: ['', last.version] }), `${app}: sizes`, [
    ['release', 'kB', 'released (UTC)'],
    released.toReversed().map(({ at, version, size }) => [version, size, minuteOf(at)]),
  ]);
}

type Rows = readonly [heads: readonly string[], rows: readonly (readonly (string | number)[])[]];

function figure(app: string, label: string, chart: Markup, caption: string, [heads, rows]: Rows): Markup {
  const numbers =
    rows.length > 0
      ? html`<details><summary>The numbers behind it</summary>${pageTable(caption, heads, rows)}</details>`
      : html`<p class="soft">Nothing changed either.</p>`;
  return html`<figure><figcaption><h3>${app}</h3><p>${label}</p></figcaption>
${chart}
${numbers}</figure>`;
}
