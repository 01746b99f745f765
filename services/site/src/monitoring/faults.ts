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
   * Networks that reported those of the last hour: so many at least, and none twice. Only after a restart of the API, which clears its memory of
   * networks does with each day, one may be counted again.
   */
  readonly networks: number;
  /** Of all: those in which nothing could take its place. */
  readonly unavailable: number;
  /** By what happened; stages that this program does not know are left out here. */
  readonly byStage: readonly { readonly label: string; readonly pageViews: number }[];
}

/** Adds up what was counted of a release since a moment, but for what cannot be. A span counts when any of it is later. */
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

/** Page views of all spans together. */
export function viewsOf(counts: readonly ClientEventCount[]): number {
  return counts.reduce((sum, { pageViews }) => sum + pageViews, 0);
}

/**
 * The API counts a network once an hour for each stage. So neither stages nor more than an hour are added up; and who was counted for
 * the first time before these spans is one all the same.
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

/** One hour and what was counted in it. */
export interface Hour {
  readonly from: Date;
  readonly pageViews: number;
}

/** The last so many hours, the newest last, with what was counted of an app in each. What is only known by the day is left out. */
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
