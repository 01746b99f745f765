// Floods all forms from many networks and says whether real reports are stored and seen first, and when the forms recover.
//   --seconds 600   --networks 50   --write   keeps the table in docs/measured/report-flood.md
//
// The flood is bounded: four requests a second from each network. The API runs as a program on its own PostgreSQL and trusts one proxy,
// so that each request can come from a different network. Reports are opened with Debian's age, as their readers would open them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { apiUnderFire } from '../api-drill/api-under-fire.mjs';
import { machine, readOptions, table, wholeNumber } from '../report.mjs';

const options = readOptions({
  seconds: { type: 'string', default: '600' },
  networks: { type: 'string', default: '50' },
  write: { type: 'boolean', default: false },
});
const seconds = wholeNumber(options.seconds, 'seconds');
const networks = wholeNumber(options.networks, 'networks');
const REAL = 20;
const FIRST = 40;
const EACH_MS = 250;

const workspace = path.resolve(import.meta.dirname, '../..');
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'portal-flood-'));
const api = apiUnderFire({ dataDir, port: await freePort(), env: { TRUSTED_HOPS: '1' } });
const headers = (network) => ({ 'Content-Type': 'application/json', 'X-Forwarded-For': network });
const send = async (at, body, network) => {
  try {
    const answer = await fetch(api.address + at, { method: 'POST', headers: headers(network), body: JSON.stringify(body) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 'no answer';
  }
};
const bodies = {
  '/api/conduct-report': (n) => ({ description: `Flood ${n}: nothing happened.` }),
  '/api/feedback': (n) => ({ summary: `Flood ${n}`, details: 'Nothing.', severity: 'low', category: 'bug' }),
  '/api/projects': (n) => ({
    title: `Flood ${n}`,
    description: 'Nothing.',
    field: 'biology',
    contactName: 'Nobody',
    contactEmail: `nobody${n}@student.example`,
    safetyAgreement: true,
    collaborationAgreement: true,
    dataAgreement: true,
  }),
};
const review = (...args) =>
  execFileSync(process.execPath, [path.join(workspace, 'services/api/bin/review.mjs'), ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

const answered = new Map();
const real = [];
const recovery = {};
let seen;
try {
  await api.start();
  const end = Date.now() + seconds * 1000;
  await Promise.all([
    ...Array.from({ length: networks }, (_, index) => flood(`203.0.${index}.7`, end)),
    (async () => {
      for (let n = 1; n <= REAL; n += 1) {
        await pause((seconds * 1000) / (REAL + 1));
        real.push(await send('/api/conduct-report', { description: `Real report ${n}.` }, `198.51.${n}.7`));
      }
    })(),
  ]);
  const ended = performance.now();
  for (const [at, body] of Object.entries(bodies)) {
    let status;
    do {
      status = await send(at, body('after'), '192.0.2.7');
      if (status !== 201) await pause(1000);
    } while (status !== 201 && performance.now() - ended < 120_000);
    recovery[at] = status === 201 ? Math.ceil((performance.now() - ended) / 1000) : 'not within two minutes';
  }
  const ids = review('reports', 'list')
    .split('\n')
    .flatMap((line) => /^\s*(\d+) {2}\d{4}-/.exec(line)?.[1] ?? [])
    .slice(0, FIRST);
  const opened = ids.map(open);
  seen = { listed: ids.length, real: new Set(opened.filter((text) => text.includes('Real report'))).size };
} finally {
  await api.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

const stored = real.filter((status) => status === 201).length;
const isRight = stored === REAL && seen.real === REAL && Object.values(recovery).every((value) => typeof value === 'number' && value <= 60);
const text = `# A flood of all forms

\`npm run lab -- report-flood --write\`: ${networks} networks flooded the report form and the two other forms for ${seconds} s, each with four requests a second, while ${REAL} people sent one report each. ${machine()}.

| | |
| --- | --- |
| real reports that were stored | ${stored} of ${REAL} |
| of these, among the first ${FIRST} that a reader sees | ${seen.real} |
| after the flood, someone else's form is stored within (s) | ${Object.entries(recovery)
  .map(([at, value]) => `${at} ${value}`)
  .join(', ')} |

How the flood was answered:

${table(
  ['Form', 'Status', 'Times'],
  [...answered].sort().map(([key, count]) => [...key.split(' '), count.toLocaleString('en')]),
)}
`;
console.log(text);
if (options.write) writeFileSync(path.join(workspace, 'docs/measured/report-flood.md'), text);
if (!isRight) process.exitCode = 1;

async function flood(network, end) {
  const forms = Object.keys(bodies);
  for (let n = 0; Date.now() < end; n += 1) {
    const at = forms[n % forms.length];
    const began = performance.now();
    const status = await send(at, bodies[at](`${network}-${n}`), network);
    const key = `${at} ${status}`;
    answered.set(key, (answered.get(key) ?? 0) + 1);
    await pause(Math.max(0, EACH_MS - (performance.now() - began)));
  }
}

/** What a report says, to someone with the key that the trial portal created. */
function open(id) {
  const [sealed = ''] = /-----BEGIN AGE[\s\S]+?END AGE ENCRYPTED FILE-----/.exec(review('reports', 'export', id, '--why', 'drill')) ?? [];
  return execFileSync('age', ['--decrypt', '--identity', path.join(dataDir, 'conduct-key.txt')], {
    input: `${sealed}\n`,
    encoding: 'utf8',
  });
}

/** A port on this machine that is currently unused. */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
