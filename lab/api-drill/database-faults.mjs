// The database repeatedly breaks every connection of the API while visitors are sending.
import { setTimeout as pause } from 'node:timers/promises';
import { sendAll } from './visitors.mjs';

const BREAK =
  "select count(pg_terminate_backend(pid))::int as n from pg_stat_activity where application_name = 'portal-api' and pid <> pg_backend_pid()";

/** How often: otherwise, a machine that is slow enough would never get anything through. */
const TIMES = 20;

/** `marks` returns how often each submission is stored. */
export async function databaseFaults({ api, marks, result, note }) {
  let broken = 0;
  let sending = true;
  const breaking = (async () => {
    for (let times = 0; sending && times < TIMES; times += 1) {
      broken += (await api.rows(BREAK))[0].n;
      await pause(300 + Math.random() * 400);
    }
  })();
  const stored = await sendAll({ address: api.address, count: 100, atOnce: 8, onStored: () => {} });
  sending = false;
  await breaking;
  const rows = await marks();
  note('connections to the database broken while 100 submissions arrived', String(broken));
  result('of them acknowledged', 100, stored.length);
  result('acknowledged and not in the database', 0, stored.filter(({ mark }) => !rows.has(mark)).length);
  result('stored more than once', 0, stored.filter(({ mark }) => rows.get(mark) > 1).length);
}
