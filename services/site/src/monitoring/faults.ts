import { type ClientEventCount, type ClientEventStage, clientEventStages, isPossibleFault } from '@portal/contracts';

const MINUTE = 60_000;
const NOTHING_LEFT: ClientEventStage = 'unavailable';

/** In how many page views one release failed. */
export interface Faults {
  /** Since it became live. */
  readonly all: number;
  /** In the last hour, and up to ten minutes before. */
  readonly lastHour: number;
  /**
   * Networks that reported those in the last hour: at least this many, each counted once. Only after the API has restarted, or has cleared
   * its memory of networks at the end of a day, may one be counted again.
   */
  readonly networks: number;
  /** All those in which no other release could take its place. */
  readonly unavailable: number;
  /** By what happened; stages that this program does not know are left out. */
  readonly byStage: readonly { readonly label: string; readonly pageViews: number }[];
}

/**
 * Adds up what was counted for a release since a moment, without impossible reports. An interval counts if any part of it is later than
 * that moment.
 */
export function faultsOf(
  counts: readonly ClientEventCount[],
  {
    app,
    version,
    since,
    hadPrevious,
  }: { readonly app: string; readonly version: string; readonly since: Date; readonly hadPrevious: boolean },
  now: Date,
): Faults {
  const later = (moment: number) => (count: ClientEventCount) => endOf(count) > moment;
  const all = counts
    .filter((count) => count.app === app && count.release === version && isPossibleFault(count, hadPrevious))
    .filter(later(since.getTime()));
  const recent = all.filter(later(now.getTime() - 60 * MINUTE));
  return {
    all: viewsOf(all),
    lastHour: viewsOf(recent),
    networks: networksOf(recent),
    unavailable: viewsOf(all.filter(({ stage }) => stage === NOTHING_LEFT)),
    byStage: clientEventStages
      .map(({ value, label }) => ({ label, pageViews: viewsOf(all.filter(({ stage }) => stage === value)) }))
      .filter(({ pageViews }) => pageViews > 0),
  };
}

/** Page views of all intervals together. */
export function viewsOf(counts: readonly ClientEventCount[]): number {
  return counts.reduce((sum, { pageViews }) => sum + pageViews, 0);
}

/**
 * The API counts a network once an hour for each stage, so neither stages nor several hours can be added up. A network that was first
 * counted before these intervals still counts as one.
 */
function networksOf(counts: readonly ClientEventCount[]): number {
  const withinHour = counts.map((first) => {
    const later = ({ from }: ClientEventCount) => Date.parse(from) - Date.parse(first.from);
    return counts
      .filter((count) => count.stage === first.stage && later(count) >= 0 && later(count) < 60 * MINUTE)
      .reduce((sum, { networks }) => sum + networks, 0);
  });
  return Math.max(viewsOf(counts) > 0 ? 1 : 0, ...withinHour);
}

/** One hour and the counts in it. */
export interface Hour {
  readonly from: Date;
  readonly pageViews: number;
}

/** The last hours, the newest last, with an app's counts in each. Counts that are known only by the day are left out. */
export function hoursOf(counts: readonly ClientEventCount[], app: string, now: Date, hours: number): Hour[] {
  const hour = 60 * MINUTE;
  const last = Math.floor(now.getTime() / hour) * hour;
  const known = counts.filter((count) => count.app === app && count.minutes <= 60);
  return Array.from({ length: hours }, (_, index) => {
    const from = last - (hours - 1 - index) * hour;
    const within = known.filter((count) => Math.floor(Date.parse(count.from) / hour) * hour === from);
    return { from: new Date(from), pageViews: viewsOf(within) };
  });
}

function endOf({ from, minutes }: ClientEventCount): number {
  return Date.parse(from) + minutes * MINUTE;
}
