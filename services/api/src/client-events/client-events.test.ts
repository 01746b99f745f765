import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clientEventStages, passingDays } from '@portal/contracts';
import { DataSource } from 'typeorm';
import { eventually } from '../../fixtures/eventually.ts';
import { problemIn } from '../../fixtures/problem.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { EVENTS_BY_CLIENT } from '../rate-limits/limit-table.ts';
import { foldCounts } from './stored-counts.ts';

/** A store with two releases of two apps, an API with its limits in force behind one proxy, and a log that is recorded. */
const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn(), fatal: jest.fn() };
let api: TestApi;
const reporting = () => {
  const storeDir = temporaryFolder();
  mkdirSync(path.join(storeDir, 'ledger'));
  writeFileSync(
    path.join(storeDir, 'ledger/000001.json'),
    JSON.stringify({
      live: { shell: ['1.0.0', '1.0.1'], 'mfe-content': ['1.0.0', '1.0.1'], 'mfe-curriculum': ['1.1.0', '1.2.0'], 'mfe-new': ['1.0.0'] },
    }),
  );
  return runningApi({ storeDir, env: { LIMITS: '', TRUSTED_HOPS: '1' }, reportsTogether: 50, log: log as never });
};
// Reports are collected in memory, so only a new API has none.
beforeEach(async () => {
  api = await reporting();
});
afterEach(() => api.stop());

const fault = { app: 'mfe-content', release: '1.0.1', stage: 'load' };
let networks = 0;
const someone = () => {
  networks += 1;
  return { 'x-forwarded-for': `198.${networks >> 8}.${networks & 255}.7` };
};
const report = (body: unknown, headers: Record<string, string> = someone(), to = api) => to.post('/api/client-events', body, headers);
interface Count {
  readonly app: string;
  readonly release: string;
  readonly stage: string;
  readonly minutes: number;
  readonly pageViews: number;
  readonly networks: number;
}
const counts = async () => (await (await api.get('/api/client-events', someone())).json()) as Count[];
const viewsOf = (all: readonly Count[], app: string) =>
  all.filter((count) => count.app === app).reduce((sum, { pageViews }) => sum + pageViews, 0);

const retention = () => foldCounts(api.nest.get(DataSource).manager, new Date());

test('a report is a number of app, release and stage within seconds; of whoever sent it nothing is kept (issue: "counters only, no personal data")', async () => {
  const marks = { 'user-agent': 'CanaryAgent/7.7', referer: 'https://canary.example/diary', cookie: 'canary=1', ...someone() };
  const answer = await report(fault, marks);
  expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([202, { status: 'taken' }, 'no-store']);
  expect((await report(fault)).status).toBe(202);
  const counted = await eventually(counts, (all) => viewsOf(all, 'mfe-content') === 2);
  // One number, or two if a ten-minute interval ended between the reports.
  for (const count of counted)
    expect(count).toEqual({
      ...fault,
      from: expect.stringMatching(/^\d{4}-.*:\d0:00\.000Z$/),
      minutes: 10,
      pageViews: 2 / counted.length,
      networks: 2 / counted.length,
    });
  const rows = await api.rows<object>('select * from client_events');
  expect(rows).toEqual(
    counted.map(({ pageViews, networks: from }) => ({ ...fault, period: expect.any(Date), page_views: pageViews, networks: from })),
  );
  expect(JSON.stringify([rows, log.info.mock.calls])).not.toMatch(/canary|198\.0/i);
});

test.each([
  ['app', 'mfe_content', 'App must look like mfe-content'],
  ['app', '../mfe-content', 'App must look like mfe-content'],
  ['app', undefined, 'App must look like mfe-content'],
  ['app', { length: 5 }, 'App must look like mfe-content'],
  ['app', `mfe-${'a'.repeat(57)}`, 'App must look like mfe-content'],
  ['release', '1.0', 'Release must look like 1.4.0'],
  ['release', '1.0.0/../..', 'Release must look like 1.4.0'],
  ['stage', 'exploded', `Stage must be one of ${clientEventStages.map(({ value }) => value).join(', ')}`],
  ['userAgent', 'x', 'userAgent is not a field of this form'],
])('a report whose %s is %j is refused', async (field, value, message) => {
  const { errors } = await problemIn(await report({ ...fault, [field]: value }), 400);
  expect(errors).toEqual([{ field, message }]);
});

test('another site cannot make a browser report anything', async () => {
  await problemIn(await report(fault, { ...someone(), 'sec-fetch-site': 'cross-site' }), 403);
  await problemIn(await report(fault, { ...someone(), 'content-type': 'text/plain' }), 415);
});

test('"10,000 forged reports change no other app\'s numbers and cause no outage" (issue, "Done when")', async () => {
  for (const answer of [await report(fault), await report(fault)]) expect(answer.status).toBe(202);
  const before = await eventually(counts, (all) => viewsOf(all, 'mfe-content') === 2);
  const server = api.nest.getHttpAdapter().getInstance();
  const statuses = new Set<number>();
  const forge = async (at: number) => {
    // One network in ten of a hundred; every third report is about a release that does not exist.
    const body =
      at % 3 ? { ...fault, app: 'mfe-curriculum', release: '1.2.0' } : { ...fault, app: `mfe-made-up-${at}`, release: `9.0.${at}` };
    const headers = { 'x-forwarded-for': at % 10 ? '203.0.113.9' : `192.0.${at % 100}.1`, 'content-type': 'application/json' };
    const { statusCode } = await server.inject({ method: 'POST', url: '/api/client-events', headers, payload: JSON.stringify(body) });
    statuses.add(statusCode);
  };
  const health: number[] = [];
  for (let from = 0; from < 10_000; from += 200) {
    const asked = api.get('/api/health/ready', someone());
    await Promise.all(Array.from({ length: 200 }, (_, index) => forge(from + index)));
    health.push((await asked).status);
  }
  expect(new Set(health)).toEqual(new Set([200]));
  expect([...statuses].sort()).toEqual([202, 429]);
  // A report of a real fault gets through as before.
  expect((await report(fault)).status).toBe(202);
  const after = await eventually(counts, (all) => viewsOf(all, 'mfe-content') === 3 && viewsOf(all, 'mfe-curriculum') > 0);
  expect(new Set(after.map(({ app }) => app))).toEqual(new Set(['mfe-content', 'mfe-curriculum']));
  expect(viewsOf(after, 'mfe-content') - viewsOf(before, 'mfe-content')).toBe(1);
  // What the forger can do to the app that it names: as much as a class for each network.
  const forged = after.filter(({ app }) => app === 'mfe-curriculum').reduce((sum, count) => sum + count.networks, 0);
  expect(viewsOf(after, 'mfe-curriculum')).toBeLessThanOrEqual(forged * EVENTS_BY_CLIENT.max);
  expect(forged).toBeLessThanOrEqual(11);
  const [{ rows } = { rows: 0 }] = await api.rows<{ rows: number }>('select count(*)::int as rows from client_events');
  expect(rows).toBeLessThan(10);
  expect((await api.get('/api/projects', someone())).status).toBe(200);
  // The log does not have a line for each of them.
  expect(log.info.mock.calls.filter(([line]) => line.route === '/api/client-events' && line.method === 'POST')).toEqual([]);
});

test('what cannot be is not counted: that a release took the place where there was none before, or any in the place of the shell', async () => {
  for (const stage of ['load', 'mount', 'shown']) {
    if (stage !== 'shown') expect((await report({ app: 'mfe-new', release: '1.0.0', stage })).status).toBe(202);
    expect((await report({ app: 'shell', release: '1.0.1', stage })).status).toBe(202);
  }
  expect((await report({ app: 'mfe-new', release: '1.0.0', stage: 'shown' })).status).toBe(202);
  expect((await report({ app: 'shell', release: '1.0.1', stage: 'unavailable' })).status).toBe(202);
  const counted = await eventually(counts, (all) => viewsOf(all, 'mfe-new') > 0 && viewsOf(all, 'shell') > 0);
  expect(counted.map(({ app, stage, pageViews }) => `${app} ${stage} ${pageViews}`).sort()).toEqual([
    'mfe-new shown 1',
    'shell unavailable 1',
  ]);
});

test('older counts are less precise, and after 90 days they are gone', async () => {
  for (const [age, views] of [
    ['20 minutes', 1],
    ['5 hours', 2],
    ['5 hours 1 second', 4],
    ['10 days', 8],
    ['91 days', 16],
  ] as const)
    await api.rows(`insert into client_events select 'shell', '1.0.0', 'shown', now() - interval '${age}', ${views}, 1`);
  const counted = async () =>
    (await counts()).reduce<Record<number, number>>(
      (sums, { minutes, pageViews }) => Object.assign(sums, { [minutes]: (sums[minutes] ?? 0) + pageViews }),
      {},
    );
  await eventually(counted, (sums) => sums[10] === 1 && sums[60] === 6 && sums[1440] === 24);
  expect(passingDays.clientEvents).toBe(90);
  await retention();
  await eventually(counted, (sums) => sums[1440] === 8);
});

test('of older days one number is kept, however many there were, and the sums stay', async () => {
  await api.rows(`insert into client_events select 'mfe-content', '1.0.1', 'load', period, 1, 1
    from generate_series(date_trunc('day', now(), 'UTC') - interval '9 days', now(), interval '10 minutes') as period`);
  const state = async () => {
    const older = "count(*) filter (where period < now() - interval '5 days')::int as older";
    return (await api.rows<{ views: number; older: number }>(`select sum(page_views)::int as views, ${older} from client_events`))[0];
  };
  const before = await state();
  expect(before?.older).toBeGreaterThan(500);
  for (const _ of ['once', 'and again']) {
    await retention();
    expect(await state()).toEqual({ views: before?.views, older: 5 });
  }
});

test('what cannot be stored is counted when it can again, and what came last is stored at the end', async () => {
  const ending = await reporting();
  await ending.rows('alter table client_events rename column networks to hidden');
  log.error.mockClear();
  expect((await report(fault, someone(), ending)).status).toBe(202);
  await eventually(
    async () => log.error.mock.calls.length,
    (said) => said > 0,
  );
  await ending.rows('alter table client_events rename column hidden to networks');
  const stored = () => ending.rows<{ page_views: number }>('select page_views from client_events');
  expect(await eventually(stored, (rows) => rows.length > 0)).toEqual([{ page_views: 1 }]);
  expect((await report({ ...fault, stage: 'shown' }, someone(), ending)).status).toBe(202);
  await ending.stop();
  expect(await stored()).toHaveLength(2);
});
