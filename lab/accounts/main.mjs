// Sets up the accounts in docs/deploy.md with the guide's own commands, tries what each can reach, and removes them again.
//   --yes   because it changes this machine, which has to be Debian, as root; --write   keeps the table in docs/measured/accounts.md
//
// It runs steps 2, 4 and 9 exactly as in the guide, migrates, starts one API, sends a report, and makes a backup. Then every account tries
// what it must not be able to do, including each weakness that a review of the earlier setup found. If something that should be refused is
// not, the run fails.
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { machine, readOptions, refuse, table } from '../report.mjs';
import { trials } from './trials.mjs';

const { yes, write } = readOptions({ yes: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } });
const workspace = path.resolve(import.meta.dirname, '../..');
const PG = '/etc/postgresql/15/main';
/** In place of the guide's folder, which a built-in database may be using on this machine. */
const DATA = '/var/lib/portal-accounts';
const CREATED = [
  '/srv/portal',
  '/opt/portal',
  DATA,
  '/var/backups/portal',
  '/etc/portal',
  '/etc/sudoers.d/portal',
  '/usr/local/sbin/portal-review',
];
const ACCOUNTS = ['ada', 'portal-api', 'portal-review', 'portal-release', 'portal'];

if (!yes)
  refuse(
    'This creates accounts, a database and files in /etc, /opt, /srv and /var on this machine and removes them again. To allow it, add --yes.',
  );
if (process.getuid?.() !== 0) refuse('Only root can create accounts.');
if (!existsSync(PG)) refuse('This needs Debian 12 with its PostgreSQL 15: apt-get install postgresql sudo.');
const there = [...CREATED, ...ACCOUNTS.map((name) => `/home/${name}`)].filter((file) => existsSync(file));
if (there.length > 0) refuse(`There is already something at ${there.join(', ')}. This is only for a machine without a portal.`);

const run = (command, options = {}) =>
  execFileSync('sh', ['-c', command], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], ...options });
/** Lines that root types in a step of the guide. */
const stepLines = (number) => {
  const guide = readFileSync(path.join(workspace, 'docs/deploy.md'), 'utf8');
  const [, step = ''] = new RegExp(`^${number}\\. ([\\s\\S]*?)(?=^\\d+\\. |^## |^Let the)`, 'm').exec(guide) ?? [];
  return [...step.matchAll(/^ *# (.+)$/gm)].map(([, line]) => line.replaceAll('/var/lib/portal', DATA));
};
const as = (account, env) =>
  `runuser -u ${account} -- env -i PATH=/usr/local/sbin:/usr/bin:/bin HOME=/nonexistent sh -c 'set -a; . /etc/portal/${env}.env; set +a; cd /opt/portal; exec "$@"' sh`;

const wasUp = run('pg_lsclusters --no-header').includes(' online ');
let api;
let rows = [];
for (const file of ['pg_hba.conf', 'pg_ident.conf']) copyFileSync(`${PG}/${file}`, `/tmp/${file}.before`);
try {
  execFileSync(process.execPath, [path.join(workspace, 'services/api/bin/build.mjs')]);
  if (!wasUp) run('pg_ctlcluster 15 main start');
  for (const line of stepLines(2)) run(line.replace('systemctl reload postgresql', 'pg_ctlcluster 15 main reload'));
  // The code of this workspace, which only root can change here.
  run(`mount --bind ${workspace} /opt/portal && mount -o remount,ro,bind /opt/portal`);
  for (const line of stepLines(4).filter((each) => each.startsWith('install '))) run(line);
  run(`sed -i 's#/var/lib/portal#${DATA}#' /etc/portal/*.env`);
  const keys = ['first', 'second'].map(() => /^# public key: (\S+)$/m.exec(run('age-keygen 2>/dev/null'))?.[1]);
  run(
    `echo "SMTP_URL='smtps://name:MAILPASSWORD@127.0.0.1:9'\nMAIL_TO=team@bench.example\nCONDUCT_RECIPIENTS='${keys.join(',')}'" >> /etc/portal/api.env`,
  );
  run(`${as('portal', 'owner')} node services/api/bin/migrate.mjs`);
  api = spawn('sh', ['-c', `exec ${as('portal-api', 'api')} env API_PORT=3991 NODE_ENV=production node services/api/bin/api.mjs`], {
    stdio: 'ignore',
  });
  await ready('http://127.0.0.1:3991');
  const sent = await fetch('http://127.0.0.1:3991/api/conduct-report', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ description: 'MARKOFTHEREPORT' }),
  });
  if (sent.status !== 201) throw new Error(`The API answered the report with ${sent.status}.`);
  run(`${as('portal', 'owner')} node services/api/bin/backup.mjs make /var/backups/portal/portal-1.jsonl`);
  for (const line of stepLines(9)) run(line.replace('adduser ada &&', 'adduser --disabled-password --gecos "" ada &&'));
  const [pid] = run('pgrep -u portal-api -f api.mjs').trim().split('\n');
  rows = trials(pid).map(({ account, what, command, allowed, shows }) => {
    const { code, output } = attempt(account, command);
    const leaked = /MARKOFTHEREPORT|MAILPASSWORD/.test(output);
    const isRight = !leaked && (allowed ? code === 0 && output.includes(shows ?? '') : code !== 0);
    return { isRight, row: [account, what, allowed ? 'allowed' : 'refused', isRight ? 'yes' : 'NO', oneLine(output)] };
  });
} finally {
  api?.kill();
  for (const line of [
    'pkill -KILL -u portal-api',
    'umount --lazy /opt/portal',
    'runuser -u postgres -- dropdb --if-exists --force portal',
    ...['portal', 'portal_app', 'portal_review'].map((name) => `runuser -u postgres -- dropuser --if-exists ${name}`),
    ...ACCOUNTS.map((name) => `deluser --quiet --remove-home ${name}`),
    'delgroup --quiet reviewers',
  ])
    try {
      run(line);
    } catch {
      // It was not created.
    }
  for (const file of ['pg_hba.conf', 'pg_ident.conf']) run(`cat /tmp/${file}.before > ${PG}/${file}`);
  run(`pg_ctlcluster 15 main ${wasUp ? 'reload' : 'stop'}`);
  // What is mounted there is this workspace.
  if (run('mount').includes(' /opt/portal ')) console.error('/opt/portal is still mounted, so it was not removed.');
  else for (const file of CREATED) rmSync(file, { recursive: true, force: true });
}

const wrong = rows.filter(({ isRight }) => !isRight).length;
const report = `# What each account of a server can reach

\`npm run lab -- accounts --yes --write\` set up the accounts with the commands in [the guide](../deploy.md), sent a report, and had each account try what it must not be able to do. ${machine()}, Debian 12, PostgreSQL 15.

${table(
  ['As', 'Tries to', 'Should be', 'As expected', 'What it got'],
  rows.map(({ row }) => row),
)}

${rows.length - wrong} of ${rows.length} were as expected. Neither the words of the report nor the password of the mail server appeared in any output.
`;
console.log(report);
if (write) writeFileSync(path.join(workspace, 'docs/measured/accounts.md'), report);
if (wrong > 0 || rows.length === 0) process.exitCode = 1;

function attempt(account, command) {
  try {
    const output = run(
      `runuser -u ${account} -- env -i PATH=/usr/local/sbin:/usr/bin:/bin HOME=/tmp sh -c ${JSON.stringify(command).replaceAll('$', '\\$')} 2>&1`,
      { timeout: 30_000 },
    );
    return { code: 0, output };
  } catch (problem) {
    return { code: problem.status ?? 1, output: `${problem.stdout ?? ''}${problem.stderr ?? ''}` };
  }
}

function oneLine(text) {
  const line = text.trim().split('\n').at(-1) ?? '';
  return line.length > 110 ? `${line.slice(0, 110)}…` : line;
}

async function ready(address) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${address}/api/health/ready`).catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(200);
  }
  throw new Error('The API did not become ready.');
}
