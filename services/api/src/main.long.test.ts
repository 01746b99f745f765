import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { apiProgram } from '../fixtures/api-program.ts';
import { eventually } from '../fixtures/eventually.ts';
import { least } from '../fixtures/sent.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { sql, testDatabase } from '../fixtures/test-database.ts';

const post = (address: string, body: object = least.feedback, headers = {}) =>
  fetch(`${address}/api/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Where the API's own PostgreSQL has its files; for root, they may be elsewhere. */
function placeOf(dataDir: string): string {
  const wanted = path.join(dataDir, 'postgres');
  try {
    return readFileSync(path.join(wanted, 'elsewhere'), 'utf8').trim();
  } catch {
    return wanted;
  }
}

function postmaster(dataDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(placeOf(dataDir), 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/** One data folder for the tests of the API's own PostgreSQL, one after the other. */
const DATA_DIR = temporaryFolder();
// Its database is created here, so that no test takes longer because it is the first.
beforeAll(async () => {
  const api = apiProgram({ DATA_DIR });
  await api.address;
  api.process.kill('SIGTERM');
  expect(await api.end).toBe(0);
});

test('its only line on standard output is the address; two on one data folder share its PostgreSQL, and the last one stops it', async () => {
  const first = apiProgram({ DATA_DIR });
  const own = await first.address;
  expect(own).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${own}/api/health/ready`)).status).toBe(200);
  expect(statSync(path.join(placeOf(DATA_DIR), 'password')).mode & 0o777).toBe(0o600);
  expect(postmaster(DATA_DIR)).toBeDefined();
  const second = apiProgram({ DATA_DIR });
  const address = await second.address;
  first.process.kill('SIGTERM');
  expect(await first.end).toBe(0);
  expect(first.said().out).toBe(`{"portal":"api","address":"${own}"}\n`);
  expect((await post(address)).status).toBe(201);
  second.process.kill('SIGINT');
  expect(await second.end).toBe(0);
  expect(postmaster(DATA_DIR)).toBeUndefined();
});

test('kill -9 during posts loses no acknowledged row, and the next start takes over the PostgreSQL that was left', async () => {
  const acknowledged: string[] = [];
  let left: number | undefined;
  for (let round = 0; round < 2; round += 1) {
    const api = apiProgram({ DATA_DIR });
    const address = await api.address;
    if (left) expect(postmaster(DATA_DIR)).toBe(left);
    left = postmaster(DATA_DIR);
    const before = acknowledged.length;
    const sending = Promise.allSettled(
      Array.from({ length: 8 }, async () => {
        for (;;) {
          const summary = randomUUID();
          const answer = await post(address, { ...least.feedback, summary });
          if (answer.status === 201) acknowledged.push(summary);
        }
      }),
    );
    await eventually(
      async () => acknowledged.length,
      (count) => count > before + 40,
    );
    api.process.kill('SIGKILL');
    expect(await api.end).toBe('SIGKILL');
    await sending;
  }
  // The whole machine goes down, including the server, without warning.
  process.kill(left ?? 0, 'SIGKILL');
  const api = apiProgram({ DATA_DIR, PORTAL_PARENT: 'stdin' });
  const address = await api.address;
  expect((await post(address)).status).toBe(201);
  const password = readFileSync(path.join(placeOf(DATA_DIR), 'password'), 'utf8');
  const port = readFileSync(path.join(placeOf(DATA_DIR), 'cluster/postmaster.pid'), 'utf8').split('\n')[3];
  const database = `postgresql://portal:${password}@127.0.0.1:${port}/portal`;
  const rows = await sql<{ summary: string }>(database, 'select summary from website_feedback');
  const kept = new Set(rows.map((row) => row.summary));
  expect(acknowledged.filter((one) => !kept.has(one))).toEqual([]);
  api.process.stdin.end();
  expect(await api.end).toBe(0);
  expect(postmaster(DATA_DIR)).toBeUndefined();
});

test('it ends with its parent, also when nobody reads its log anymore, and lets what is under way finish', async () => {
  const DATABASE_URL = await testDatabase();
  const api = apiProgram({ DATABASE_URL, DATA_DIR: temporaryFolder(), PORTAL_PARENT: 'stdin' });
  const address = await api.address;
  api.process.stderr.destroy();
  const holder = new Client({ connectionString: DATABASE_URL });
  await holder.connect();
  await holder.query('begin; lock table website_feedback in access exclusive mode');
  const waiting = post(address);
  await eventually(
    () => holder.query("select from pg_locks where relation = 'website_feedback'::regclass and not granted"),
    (found) => found.rowCount === 1,
  );
  api.process.stdin.end();
  // It no longer accepts connections, but still waits for the one request.
  await eventually(
    () =>
      fetch(`${address}/api/health/live`).then(
        () => false,
        () => true,
      ),
    Boolean,
  );
  await holder.query('commit');
  await holder.end();
  expect((await waiting).status).toBe(201);
  expect(await api.end).toBe(0);
  expect(await sql(DATABASE_URL, 'select summary from website_feedback')).toEqual([{ summary: least.feedback.summary }]);
});

test('the log is JSON lines without anything personal', async () => {
  const api = apiProgram({ DATABASE_URL: await testDatabase(), DATA_DIR: temporaryFolder() });
  const address = await api.address;
  const headers = {
    'user-agent': 'canary-agent',
    referer: 'https://canary-referer.example/',
    'x-forwarded-for': '203.0.113.77',
    cookie: 'canary=1',
  };
  await post(
    `${address}`,
    { ...least.feedback, summary: 'canary-summary', details: 'canary-details', email: 'canary@private.example' },
    headers,
  );
  await post(address, { 'canary-field': 1 }, headers);
  await fetch(`${address}/api/projects?canary=query`, { headers });
  await fetch(`${address}/api/canary-path/canary@private.example?canary`, { headers });
  api.process.kill('SIGTERM');
  expect(await api.end).toBe(0);
  const { errors } = api.said();
  const lines = errors
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.filter((line) => line.msg === 'request').map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', '/api/feedback', 201],
    ['POST', '/api/feedback', 400],
    ['GET', '/api/projects', 200],
  ]);
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'requests counted', route: '(none)', answers: { 404: 1 } }));
  expect(errors).not.toMatch(/canary|203\.0\.113|127\.0\.0\.1/);
});

test('a setting that cannot be is refused with one sentence', async () => {
  const api = apiProgram({ DATA_DIR: temporaryFolder(), NODE_ENV: 'production' });
  expect(await api.end).toBe(1);
  const errors =
    'In production the API needs a PostgreSQL server: set DATABASE_URL. (EMBEDDED_POSTGRES=allow uses the built-in one anyway.)\n';
  expect(api.said()).toEqual({ out: '', errors });
});

test('a taken port is refused with one sentence', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
  );
  const api = apiProgram({ DATABASE_URL: await testDatabase(), DATA_DIR: temporaryFolder(), API_PORT: String(port) });
  expect(await api.end).toBe(1);
  expect(api.said().errors.trim().split('\n').at(-1)).toBe(
    `Port ${port} on 127.0.0.1 is already in use. Stop the program that uses it, or choose another port with API_PORT.`,
  );
  await new Promise((resolve) => taken.close(resolve));
});
