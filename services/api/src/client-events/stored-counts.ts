import { passingDays } from '@portal/contracts';
import type { EntityManager } from 'typeorm';
import type { EventCount } from './event-counts.ts';

/** Start of days, hours and ten-minute intervals. */
const ORIGIN = "'2000-01-01T00:00Z'";
/** Upper limit of a count, however many reports come in. */
const MAX_COUNT = 1_000_000;
const TO_WHAT_IS_THERE = `on conflict (app, release, stage, period) do update set
    page_views = least(client_events.page_views + excluded.page_views, ${MAX_COUNT}),
    networks = least(client_events.networks + excluded.networks, ${MAX_COUNT})`;

const ADD = `insert into client_events (app, release, stage, period, page_views, networks)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::int[], $6::int[]) ${TO_WHAT_IS_THERE}`;

/** Days after which counts are given by the day. */
const HOURLY_DAYS = 3;
/** The counts as they are published: three hours by ten minutes, three days by the hour, the rest by the day. */
export const READ_COUNTS = `select app, release, stage, date_bin(make_interval(mins => minutes), period, ${ORIGIN}) as "from", minutes,
    sum(page_views)::int as "pageViews", sum(networks)::int as networks
  from client_events cross join lateral (select case
    when period > now() - interval '3 hours' then 10 when period > now() - interval '${HOURLY_DAYS} days' then 60 else 1440 end as minutes) as span
  group by 1, 2, 3, 4, 5 order by 4, 1, 2, 3`;

/** Days for which counts are kept by ten minutes: older ones are given only by the day. */
const EXACT_DAYS = HOURLY_DAYS + 1;
const day = `date_bin('1 day', period, ${ORIGIN})`;
const older = '$1::timestamptz - make_interval(days => $2)';
const FOLD = `with old as (delete from client_events where period < ${older} and period <> ${day} returning *)
  insert into client_events (app, release, stage, period, page_views, networks)
  select app, release, stage, ${day}, least(sum(page_views), ${MAX_COUNT}), least(sum(networks), ${MAX_COUNT}) from old group by 1, 2, 3, 4
  ${TO_WHAT_IS_THERE}`;
const FORGET = `delete from client_events where period < ${older}`;

/** Adds counts to those that are stored. */
export async function addCounts(manager: EntityManager, counts: readonly EventCount[]): Promise<void> {
  const column = <Name extends keyof EventCount>(name: Name) => counts.map((count) => count[name]);
  await manager.query(ADD, [column('app'), column('release'), column('stage'), column('period'), column('pageViews'), column('networks')]);
}

/** Combines the counts of each older day into one, so that the table stays small whatever is sent, and deletes those that have expired. */
export async function foldCounts(manager: EntityManager, now: Date): Promise<void> {
  await manager.query(FOLD, [now, EXACT_DAYS]);
  await manager.query(FORGET, [now, passingDays.clientEvents]);
}
