// Sends a report through nginx and looks for its traces in the database, log of changes, backup, emails, logs and responses.
//   --write   keeps the table in docs/measured/report-traces.md
//
// The marks are the report's name, words, address and kind, the sender's network address, browser, referrer and cookie, and the minute. Feedback
// with its own marks is sent as well, and these must be found; otherwise, the search itself is broken. Needs Debian's nginx.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hasNginx, PROGRAM, writeNginxFiles } from '../../services/site/fixtures/nginx-files.mjs';
import { apiUnderFire } from '../api-drill/api-under-fire.mjs';
import { machine, readOptions, refuse, table } from '../report.mjs';
import { openRawMailbox } from './raw-mailbox.mjs';

const { write } = readOptions({ write: { type: 'boolean', default: false } });
if (!hasNginx) refuse("This needs Debian's nginx with its two brotli modules (docs/deploy.md, step 1).");
const workspace = path.resolve(import.meta.dirname, '../..');
const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-traces-'));
const dataDir = path.join(dir, 'data');
const backups = path.join(dir, 'backups');
const nginxDir = path.join(dir, 'nginx');
for (const folder of [dataDir, backups, nginxDir]) mkdirSync(folder, { recursive: true });

const mailbox = await openRawMailbox();
const [apiPort, port, door] = [await freePort(), await freePort(), await freePort()];
const api = apiUnderFire({ dataDir, port: apiPort, env: { ...mailbox.env, REPORTS_TO: 'readers@bench.example', TRUSTED_HOPS: '1' } });
const conf = writeNginxFiles(nginxDir, path.join(workspace, 'services/site/deploy/nginx'), {
  storeDir: path.join(dataDir, 'store'),
  port,
  door,
  apis: [apiPort, apiPort],
});
const nginx = spawn(PROGRAM, ['-c', conf, '-g', 'daemon off;'], { stdio: 'ignore' });
const address = `http://127.0.0.1:${port}`;
const headers = {
  'Content-Type': 'application/json',
  'Sec-Fetch-Site': 'same-origin',
  'X-Forwarded-For': '203.0.113.77',
  'User-Agent': 'CanaryAgent/7.7',
  Referer: 'https://canary-referrer.example/',
  Cookie: 'mark=canary-cookie',
};
const send = (at, body) => fetch(address + at, { method: 'POST', headers, body: JSON.stringify(body) });
const command = (...args) =>
  execFileSync(process.execPath, [path.join(workspace, 'services/api/bin/review.mjs'), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, CONDUCT_RECIPIENTS: '' },
  });

let rows;
try {
  await api.start();
  await ready();
  const minute = new Date().toISOString().slice(0, 16);
  const answers = [];
  const report = await send('/api/conduct-report', {
    name: 'canary-name',
    email: 'canary-mail@student.example',
    description: 'canary-words: somebody was rude.',
    violationType: 'safety-concern',
  });
  answers.push(['POST /api/conduct-report', `${report.status} ${JSON.stringify([...report.headers])} ${await report.text()}`]);
  if (report.status !== 201) throw new Error(`The API answered the report with ${report.status}.`);
  // The same with something that may be found.
  const feedback = await send('/api/feedback', { summary: 'known-mark', details: 'known-mark', severity: 'low', category: 'bug' });
  if (feedback.status !== 201) throw new Error(`The API answered the feedback with ${feedback.status}.`);
  for (const at of [
    'projects',
    'modules',
    'tools',
    'client-events',
    'conduct-report/reception',
    'health/live',
    'health/ready',
    'health/mail',
    'health/space',
  ])
    answers.push([`GET /api/${at}`, await (await fetch(`${address}/api/${at}`)).text()]);
  for (const list of [
    ['reports', 'list'],
    ['mails', 'list'],
    ['feedback', 'list'],
    ['audit', 'digest'],
  ])
    answers.push([`review -- ${list.join(' ')}`, command(...list)]);
  execFileSync(process.execPath, [path.join(workspace, 'services/api/bin/backup.mjs'), 'make', path.join(backups, 'portal.jsonl')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  await mailbox.received(1);
  await api.rows('checkpoint');

  const marks = [
    'canary-name',
    'canary-mail',
    'canary-words',
    'safety-concern',
    '203.0.113.77',
    'CanaryAgent/7.7',
    'canary-referrer',
    'canary-cookie',
  ];
  const places = {
    'database and log of changes': filesIn(databaseFolder()),
    'rest of the data folder, with the log of the API': filesIn(dataDir),
    'backup of the database': filesIn(backups),
    'logs and temporary files of nginx': filesIn(nginxDir).filter(({ name }) => !name.endsWith('.conf')),
    'emails as sent': mailbox.raw.map((text, index) => ({ name: `mail ${index + 1}`, bytes: Buffer.from(text) })),
    'answers of the API and of the command': answers.map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
  };
  rows = Object.entries(places).map(([place, files]) => {
    const found = files.flatMap(({ name, bytes }) => marks.filter((mark) => bytes.includes(mark)).map((mark) => `${mark} in ${name}`));
    const known = files.filter(({ bytes }) => bytes.includes('known-mark')).length;
    return { place, files: files.length, found, known };
  });
  // The row contains the day; the minute must not appear anywhere beside it.
  const stored = await api.rows('select to_json(t)::text as row from conduct_reports t');
  const inRow = stored.filter(({ row }) => row.includes(minute) || row.includes(minute.replace('T', ' ')));
  rows.push({
    place: 'the report’s own row (the minute too)',
    files: stored.length,
    found: inRow.map(() => `the minute ${minute}`),
    known: 0,
  });
  rows.push(...(await sealingOfOldOnes()));
} finally {
  await api.end('SIGTERM');
  nginx.kill('SIGTERM');
  await mailbox.close();
  rmSync(dir, { recursive: true, force: true });
}

const found = rows.flatMap((row) => row.found);
const blind = rows.slice(0, 3).some(({ known }) => known === 0) || rows.some(({ files }) => files === 0);
const text = `# Traces of a report

\`npm run lab -- report-traces --write\` sent one report through nginx, ran a checkpoint, made a backup, and looked for what only that report could have left: its name, email address, words and kind, the sender's network address, browser, referrer and cookie. Feedback with a mark of its own was sent as well, to show that the search finds what is there. ${machine()}.

${table(
  ['Searched', 'Files', 'Traces of the report', 'Files with the known mark'],
  rows.map((row) => [row.place, row.files, row.found.length === 0 ? 'none' : row.found.join('; '), row.known]),
)}

${found.length} traces found. [Security](../security.md#what-sealing-does-not-hide) says what someone who has the disk can still learn. The last line is about a report that was stored in plain text, as all were before reports were sealed; its last column counts the files that contained it before the command.
`;
console.log(text);
if (write) writeFileSync(path.join(workspace, 'docs/measured/report-traces.md'), text);
if (found.length > 0 || blind) process.exitCode = 1;

/** What remains of a report that was stored in plain text, before and after the command that seals such reports. */
async function sealingOfOldOnes() {
  const mark = 'canary-of-old';
  const left = () =>
    filesIn(databaseFolder())
      .filter(({ bytes }) => bytes.includes(mark))
      .map(({ name }) => name);
  await api.rows(`insert into conduct_reports (id, description, status) values (7, '${mark}', 'unread')`);
  await api.rows('checkpoint');
  const before = left();
  if (before.length === 0) throw new Error('The plain report was not found where it was put, so the search is broken.');
  const said = command('reports', 'seal', '--backups', backups);
  // The command names the steps that it may not take itself; the superuser of the built-in database takes them.
  for (const [, statement] of said.matchAll(/-c "([^"]+)"/g)) await api.rows(statement);
  const files = filesIn(databaseFolder()).length;
  return [
    {
      place: 'database and log after `reports seal`, with a report from before',
      files,
      found: left().map((name) => `${mark} in ${name}`),
      known: before.length,
    },
  ];
}

function databaseFolder() {
  try {
    return readFileSync(path.join(dataDir, 'postgres/elsewhere'), 'utf8').trim();
  } catch {
    return path.join(dataDir, 'postgres');
  }
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .flatMap((name) => {
      try {
        const file = path.join(folder, name);
        return statSync(file).isFile() ? [{ name, bytes: readFileSync(file) }] : [];
      } catch {
        // PostgreSQL has removed it in the meantime.
        return [];
      }
    });
}

/** A port on this machine that is currently unused. */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}

async function ready() {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${address}/api/health/ready`).catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(100);
  }
  throw new Error('The API did not become ready.');
}
