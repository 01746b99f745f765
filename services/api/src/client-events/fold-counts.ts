import { passingDays } from '@portal/contracts';

/** Days for which numbers are kept by ten minutes. After three they are told by the day. */
const EXACT_DAYS = 4;
const day = "date_bin('1 day', period, '2000-01-01T00:00Z')";
const older = '$1::timestamptz - make_interval(days => $2)';

const FOLD = `with old as (delete from client_events where period < ${older} and period <> ${day} returning *)
  insert into client_events (app, release, stage, period, page_views, networks)
  select app, release, stage, ${day}, least(sum(page_views), 1000000), least(sum(networks), 1000000) from old group by 1, 2, 3, 4
  on conflict (app, release, stage, period) do update set
    page_views = least(client_events.page_views + excluded.page_views, 1000000),
    networks = least(client_events.networks + excluded.networks, 1000000)`;
const FORGET = `delete from client_events where period < ${older}`;

/** Makes one number of each older day, so that the table stays small whatever is sent, and deletes what is over. */
export async function foldCounts(ask: (sql: string, values: readonly unknown[]) => Promise<unknown>, now: Date): Promise<void> {
  await ask(FOLD, [now, EXACT_DAYS]);
  await ask(FORGET, [now, passingDays.clientEvents]);
}
