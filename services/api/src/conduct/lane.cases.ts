import { clockFromNoon } from '../../fixtures/clock.ts';
import { ordered } from '../../fixtures/maintainer.ts';
import { problemIn } from '../../fixtures/problem.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { addresses, least } from '../../fixtures/sent.ts';
import { REPORTS_SET_ASIDE_BYTES } from '../rate-limits/limit-table.ts';

/** Tests that `reports.test.ts` runs. */
export function laneCases(): void {
  let api: TestApi;
  beforeAll(clockFromNoon);
  beforeEach(async () => {
    api = await runningApi({ env: { LIMITS: '', TRUSTED_HOPS: '1' } });
  });

  const send = async (kind: keyof typeof addresses, network: number, change = {}) =>
    (await api.post(addresses[kind], { ...least[kind], ...change }, { 'x-forwarded-for': `198.51.${network}.7` })).status;
  const byStatus = async () =>
    Object.fromEntries(
      (await api.rows<{ status: string; n: number }>('select status, count(*)::int as n from conduct_reports group by status')).map(
        ({ status, n }) => [status, n],
      ),
    );

  test('50 networks that flood every form keep nobody from being heard: 20 of 20 reports are among the first 40 that a reader sees', async () => {
    const real: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      // In each round, every network of the flood sends a report and feedback, at the same time as the others.
      const flood = await Promise.all(
        Array.from({ length: 50 }, async (_, network) => [await send('report', network), await send('feedback', network)]),
      );
      expect(new Set(flood.map(([report]) => report))).toEqual(new Set([201]));
      const before = new Set((await api.rows<{ id: number }>('select id from conduct_reports')).map(({ id }) => id));
      expect(await send('report', 100 + round, { description: 'A person.' })).toBe(201);
      const [row] = (await api.rows<{ id: number }>('select id from conduct_reports')).filter(({ id }) => !before.has(id));
      real.push(row?.id ?? 0);
    }
    const first = (await ordered(api.databaseUrl, 'reports', 'list')).split('\n').slice(0, 40);
    const seen = first.map((line) => Number(line.trim().split(' ')[0]));
    expect(real.filter((id) => seen.includes(id))).toHaveLength(20);
    // Nothing from the flood is lost: it can be examined, and is deleted automatically.
    expect(await byStatus()).toEqual({ unread: 20, quarantined: 1000 });
    // People who have sent little get through with other forms as well, right away.
    expect(await send('feedback', 200)).toBe(201);
    expect(await send('project', 201)).toBe(201);
  });

  test('in quiet times nobody is set aside, also not a class that reports what it saw together', async () => {
    for (let index = 0; index < 12; index += 1) expect(await send('report', 1)).toBe(201);
    expect(await byStatus()).toEqual({ unread: 12 });
  });

  test('a report that a program filled in is set aside', async () => {
    const headers = { 'form-signals': 'seconds=0; trap=filled', 'x-forwarded-for': '198.51.1.7' };
    expect((await api.post(addresses.report, least.report, headers)).status).toBe(201);
    expect(await byStatus()).toEqual({ quarantined: 1 });
  });

  test('when a day’s room for what is set aside is used up, only those who flood are refused', async () => {
    await api.rows("insert into conduct_reports (id, status, sealed) select 1, 'quarantined', convert_to(repeat('x', $1), 'UTF8')", [
      REPORTS_SET_ASIDE_BYTES,
    ]);
    for (let index = 0; index < 21; index += 1) expect(await send('report', index)).toBe(201);
    for (let index = 0; index < 2; index += 1) expect(await send('report', 1)).toBe(201);
    const refused = await api.post(addresses.report, least.report, { 'x-forwarded-for': '198.51.1.7' });
    expect((await problemIn(refused, 429)).detail).toBe('More reports came in today than we have room for; please write to us instead.');
    expect(await send('report', 99)).toBe(201);
  });
}
