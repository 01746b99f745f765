// Kills the API while visitors are sending, takes down the mail server and the database, floods the API, and counts what is lost.
// It also lets 200 people join a project with 3 places, sends what nobody sends by mistake, backs up and restores.
//   --write   keeps the table in docs/measured/intake.md
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiUnderFire } from './api-under-fire.mjs';
import { backupAndBack } from './backup-and-back.mjs';
import { databaseFaults } from './database-faults.mjs';
import { floods } from './floods.mjs';
import { hostile } from './hostile.mjs';
import { openMailbox } from './mailbox.mjs';
import { mistakes, sendAll } from './visitors.mjs';

const SUBMISSIONS = 1000;
const KILLS = 20;
const MARKS = `select mark, count(*)::int as n from (select summary as mark from website_feedback union all
  select title from research_projects) as all_of_it where mark like 'drill-%' group by mark`;

const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-drill-api-'));
const mailbox = openMailbox();
await mailbox.up();
const api = apiUnderFire({
  dataDir: path.join(dir, 'data'),
  port: await freePort(),
  env: { ...mailbox.env(), JOINING: 'open', LIMITS: 'count' },
});
const lines = [];
let failed = false;
const result = (what, wanted, found) => {
  const good = String(wanted) === String(found);
  failed ||= !good;
  lines.push(`| ${what} | ${wanted} | ${found}${good ? '' : ' **wrong**'} |`);
  console.log(`${good ? 'ok   ' : 'WRONG'} ${what}: ${found}${good ? '' : `, wanted ${wanted}`}`);
};
const note = (what, found) => {
  lines.push(`| ${what} | | ${found} |`);
  console.log(`      ${what}: ${found}`);
};

// The drill ends, whatever hangs.
setTimeout(() => {
  console.error('The drill took longer than 15 minutes and was given up.');
  api.end('SIGKILL').finally(() => process.exit(1));
}, 900_000).unref();

try {
  await api.start();
  await killRounds();
  await mailServerAway();
  await databaseFaults({ api, marks, result, note });
  await mailsAreOut();
  await joins();
  result('answers with 500 to any of them', 0, mistakes.answers);
  // From here on, the limits are in force; one proxy names the client.
  await api.end('SIGTERM');
  await api.start({ LIMITS: '', TRUSTED_HOPS: '1' });
  await floods({ api, mailbox, result, note });
  await api.end('SIGTERM');
  await api.start({ LIMITS: 'count' });
  await hostile({ api, result, note });
  await backupAndBack({ api, dir, port: await freePort(), result, note });
  await api.end('SIGTERM');
  for (const line of api.unforeseen()) console.log(line);
} finally {
  await api.end('SIGTERM');
  await mailbox.down();
  cleanUp();
}
if (process.argv.includes('--write')) write();
process.exitCode = failed ? 1 : 0;

/** How often each submission is stored. */
async function marks() {
  return new Map((await api.rows(MARKS)).map(({ mark, n }) => [mark, n]));
}

/** `kill -9` at random points; each submission is sent again, with its key, until it is acknowledged. */
async function killRounds() {
  const points = Array.from({ length: KILLS }, () => 1 + Math.floor(Math.random() * (SUBMISSIONS - 1))).sort((a, b) => a - b);
  let kills = 0;
  let restarting;
  const stored = await sendAll({
    address: api.address,
    count: SUBMISSIONS,
    atOnce: 8,
    onStored: (count) => {
      if (restarting || points.length === 0 || count < points[0]) return;
      points.shift();
      kills += 1;
      restarting = (async () => {
        // Not at the moment of an answer, but at some point during the next ones.
        await pause(Math.random() * 40);
        await api.end('SIGKILL');
        await api.start();
        restarting = undefined;
      })();
    },
  });
  await restarting;
  while (points.length > 0) {
    points.shift();
    kills += 1;
    await api.end('SIGKILL');
    await api.start();
  }
  const rows = await marks();
  result('kill -9 of the API', KILLS, kills);
  result('submissions acknowledged', SUBMISSIONS, stored.length);
  result('acknowledged and not in the database', 0, stored.filter(({ mark }) => !rows.has(mark)).length);
  result('stored more than once', 0, [...rows.values()].filter((n) => n > 1).length);
  lines.push(`| submissions that had to be sent again | | ${stored.filter(({ tries }) => tries > 1).length} |`);
  await mailsAreOut();
  const accepted = await api.rows("select count(*)::int as n from outbox where sent_at is not null and kind like '%-team'");
  result('emails to the team that were accepted', SUBMISSIONS, accepted[0].n);
  result('emails still waiting or given up', 0, (await api.rows('select count(*)::int as n from outbox where sent_at is null'))[0].n);
  const twice = [...mailbox.arrived.values()].filter((n) => n > 1).length;
  lines.push(
    `| emails that arrived twice, with the same Message-ID, because the API was killed after the server's "250" and before it had recorded it | | ${twice} |`,
  );
}

/** The mail server is down for 30 submissions and comes back. */
async function mailServerAway() {
  mailbox.arrived.clear();
  await mailbox.down();
  const stored = await sendAll({ address: api.address, count: 30, atOnce: 6, onStored: () => {} });
  result('with the mail server down: acknowledged', 30, stored.length);
  result('with the mail server down: emailSent true', 0, stored.filter(({ emailSent }) => emailSent).length);
  await mailbox.up();
  await api.rows('update outbox set next_attempt_at = now() where sent_at is null');
  await mailsAreOut();
  // Thirty to the team, ten to submitters of projects.
  result('after it came back: different emails that arrived', 40, mailbox.arrived.size);
}

async function joins() {
  const [{ id }] = await api.rows(
    "insert into research_projects (title, description, field, contact_name, contact_email, status, member_count, max_members) values ('Seats', 'd', 'biology', 'n', 'e', 'approved', 1, 4) returning id",
  );
  const answers = await Promise.all(Array.from({ length: 200 }, () => fetch(`${api.address}/api/projects/${id}/join`, { method: 'POST' })));
  const statuses = answers.map(({ status }) => status);
  result('200 joins for 3 places: taken', 3, statuses.filter((status) => status === 200).length);
  result('200 joins for 3 places: told that the project is full', 197, statuses.filter((status) => status === 409).length);
  const [{ n }] = await api.rows(`select member_count as n from research_projects where id = ${id}`);
  result('members afterward, of 4 places', 4, n);
}

async function mailsAreOut() {
  const until = Date.now() + 180_000;
  while (Date.now() < until) {
    const [{ n }] = await api.rows('select count(*)::int as n from outbox where sent_at is null and dead_at is null');
    if (n === 0) return;
    await pause(250);
  }
}

function write() {
  const file = path.resolve(import.meta.dirname, '../../docs/measured/intake.md');
  const text = readFileSync(file, 'utf8');
  const head = '| | wanted | found |\n|---|---|---|\n';
  writeFileSync(file, `${text.slice(0, text.indexOf(head))}${head}${lines.join('\n')}\n`);
}

function cleanUp() {
  for (const data of ['data', 'other'])
    try {
      rmSync(readFileSync(path.join(dir, data, 'postgres/elsewhere'), 'utf8').trim(), { recursive: true, force: true });
    } catch {}
  rmSync(dir, { recursive: true, force: true });
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
