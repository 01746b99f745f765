import { apiProgram } from '../../fixtures/api-program.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { mailServer } from '../../fixtures/mail-server.ts';
import { least } from '../../fixtures/sent.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { sql, testDatabase } from '../../fixtures/test-database.ts';

const marks = {
  'x-forwarded-for': '203.0.113.77',
  'user-agent': 'CanaryAgent/7.7',
  referer: 'https://canary-referrer.example/diary',
  cookie: 'canary=canary-cookie',
  'accept-language': 'x-canary-tongue',
  origin: 'https://canary-origin.example',
};
const traces = [/203\.0\.113/, /canary/i];

/** Every row of every table, as one text. */
async function wholeDatabase(url: string): Promise<string> {
  const tables = await sql<{ name: string }>(
    url,
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
  );
  expect(tables.length).toBeGreaterThan(10);
  const rows = await Promise.all(tables.map(({ name }) => sql<{ row: string }>(url, `select t::text as row from ${name} t`)));
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

test('a report sent with marked address, user agent, referrer and cookie leaves none of the marks in the database, the log and the mails (issue, "Done when")', async () => {
  const url = await testDatabase();
  const mail = await mailServer();
  const env = { DATABASE_URL: url, DATA_DIR: temporaryFolder(), TRUSTED_HOPS: '1', ...mail.env };
  const api = apiProgram(env);
  const address = await api.address;
  const send = (body: unknown, headers: object = {}, path = '/api/conduct-report') =>
    fetch(`${address}${path}?from=canary-query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...marks, ...headers },
      body: JSON.stringify(body),
    });
  const stored = await send({ description: 'Somebody was rude.' }, { 'idempotency-key': 'a-key-that-the-form-made' });
  expect([stored.status, stored.headers.get('cache-control'), stored.headers.get('set-cookie')]).toEqual([201, 'no-store', null]);
  expect(await stored.json()).toEqual({ emailSent: false });
  // Refused requests leave nothing either: one from another site, an invalid one, one that is not JSON.
  expect((await send({ description: 'd' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send({ description: '' })).status).toBe(400);
  expect((await send({ description: 'd' }, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await send({ description: 'Held back.' }, { 'form-signals': 'seconds=0; trap=filled' })).status).toBe(201);
  expect((await send(least.feedback, {}, '/api/feedback')).status).toBe(201);
  await eventually(
    async () => mail.arrived,
    ({ length }) => length >= 1,
  );
  api.process.kill('SIGTERM');
  expect(await api.end).toBe(0);

  const database = await wholeDatabase(url);
  const { errors: log, out } = api.said();
  const mails = mail.arrived.map(({ raw }) => raw).join('\n');
  for (const place of [database, log + out, mails]) for (const trace of traces) expect(place).not.toMatch(trace);
  // These are the right places: each contains what it should.
  for (const place of [database, mails]) expect(place).toContain(least.feedback.summary);
  // The report caused no email, no log line and no word in a table.
  for (const place of [database, log + out, mails]) expect(place).not.toMatch(/rude|Held back/);
  expect(mail.arrived).toHaveLength(1);
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', route: '/api/feedback', status: 201 }));
  expect(lines.filter(({ route }) => String(route).includes('conduct-report'))).toEqual([]);
});
