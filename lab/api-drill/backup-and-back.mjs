// A backup made by the command, and restored by the command into a separate database.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { apiUnderFire } from './api-under-fire.mjs';

const home = path.resolve(import.meta.dirname, '../../services/api');
const COUNTS = `select string_agg(t || '=' || n, ' ' order by t) as all from (
  select 'projects' as t, count(*) as n from research_projects union all select 'reports', count(*) from conduct_reports union all
  select 'feedback', count(*) from website_feedback union all select 'mails', count(*) from outbox union all
  select 'keys', count(*) from received_requests) as counted`;

function command(args, env) {
  const child = spawn(process.execPath, [path.join(home, 'bin/backup.mjs'), ...args], {
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Only with the built-in PostgreSQL: creating a second database on someone's own server is not up to us. */
export async function backupAndBack({ api, dir, port, result, note }) {
  if (process.env.DATABASE_URL) return note('backup and restore', 'left out with DATABASE_URL');
  const file = path.join(dir, 'all.backup');
  const from = Date.now();
  result('backup while the API runs: exit code', 0, await command(['make', file], { DATA_DIR: path.join(dir, 'data') }));
  const before = (await api.rows(COUNTS))[0].all;
  const other = apiUnderFire({ dataDir: path.join(dir, 'other'), port, env: {} });
  await other.start();
  try {
    result('restore into a new portal: exit code', 0, await command(['restore', file], { DATA_DIR: path.join(dir, 'other') }));
    result('rows afterward', before, (await other.rows(COUNTS))[0].all);
    note('backup and restore together', `${((Date.now() - from) / 1000).toFixed(1)} s`);
  } finally {
    await other.end('SIGTERM');
  }
}
