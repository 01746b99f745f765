import type { EntityManager } from 'typeorm';
import { problemIn } from '../../fixtures/problem.ts';
import { runningApi } from '../../fixtures/running-api.ts';
import { least } from '../../fixtures/sent.ts';
import { readSettings } from '../config/settings.ts';
import { FORM_BYTES, FORM_LIMIT, FORM_WHILE_FULL } from '../rate-limits/limit-table.ts';
import { FormLimits, type FormTable } from './form-limits.service.ts';

/** Tests that `submissions.test.ts` runs. */
export function formLimitCases(): void {
  const many = (table: FormTable, count: number, age: string) =>
    table === 'research_projects'
      ? `insert into research_projects (title, description, field, contact_name, contact_email, created_at)
         select 't', 'd', 'biology', 'n', 'e', now() - interval '${age}' from generate_series(1, ${count})`
      : `insert into website_feedback (summary, details, severity, category, created_at)
         select 's', 'd', 'low', 'bug', now() - interval '${age}' from generate_series(1, ${count})`;

  const from = (network: number, headers = {}) => ({ 'x-forwarded-for': `198.51.${network}.7`, ...headers });
  const limited = (databaseUrl?: string) => runningApi({ env: { LIMITS: '', TRUSTED_HOPS: '1' }, ...(databaseUrl && { databaseUrl }) });

  test('one form takes so many an hour from everybody together, counted from its rows; then it is open to those who have sent little', async () => {
    const api = await limited();
    const send = (network: number, headers = {}) => api.post('/api/feedback', least.feedback, from(network, headers));
    await api.rows(many('website_feedback', 100, '2 hours'));
    await api.rows(many('website_feedback', FORM_LIMIT.max - FORM_WHILE_FULL.max, '30 minutes'));
    for (let index = 1; index < FORM_WHILE_FULL.max; index += 1) expect((await send(1)).status).toBe(201);
    const key = { 'idempotency-key': 'the-last-one-of-the-hour' };
    const last = await send(1, key);
    expect(last.status).toBe(201);
    const refused = await send(1);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect((await problemIn(refused, 429)).detail).toBe(
      'Too many messages are coming in right now; please send this again in ten minutes.',
    );
    expect((await send(2)).status).toBe(201);
    expect((await api.post('/api/projects', least.project, from(1))).status).toBe(201);
    // A stored submission is answered again, even if the form has reached its limit.
    expect(await (await send(1, key)).json()).toEqual(await last.json());
    await api.rows(many('website_feedback', FORM_LIMIT.max, '30 minutes'));
    const other = await limited(api.databaseUrl);
    await problemIn(await other.post('/api/feedback', least.feedback, from(3)), 429);
    expect((await other.post('/api/conduct-report', least.report, from(1))).status).toBe(201);
  });

  test('one form takes so many bytes a day, and then as many again from those who have sent little', async () => {
    const api = await limited();
    const long = (bytes: number) =>
      api.rows(
        "insert into website_feedback (summary, details, severity, category, created_at) values ('s', repeat('x', $1), 'low', 'bug', now() - interval '20 hours')",
        [bytes],
      );
    const send = (network: number) => api.post('/api/feedback', least.feedback, from(network));
    await long(FORM_BYTES.max);
    for (let index = 0; index < FORM_WHILE_FULL.max; index += 1) expect((await send(1)).status).toBe(201);
    await problemIn(await send(1), 429);
    expect((await send(2)).status).toBe(201);
    await long(FORM_BYTES.max);
    const other = await limited(api.databaseUrl);
    await problemIn(await other.post('/api/feedback', least.feedback, from(3)), 429);
  });

  describe('while the rows are being counted, nobody is judged by an older count', () => {
    type Counted = Record<string, number>;
    /** So many rows that the form is closed to everyone. */
    const FULL = FORM_LIMIT.max * 2;
    const rows = (feedback: number): Counted[] => [
      { research_projects_rows: 0, research_projects_bytes: 0, website_feedback_rows: feedback, website_feedback_bytes: 0 },
    ];
    const transaction = (answer: Promise<Counted[]>) => ({ query: () => answer }) as unknown as EntityManager;
    /** More than an hour after a first sender found that many rows. */
    const hoursAfter = async (found: number) => {
      const limits = new FormLimits(readSettings({}, '/work/services/api'));
      await limits.consumeQuota(transaction(Promise.resolve(rows(found))), 'website_feedback', 'somebody', 1).catch(() => {});
      const now = Date.now();
      jest.spyOn(Date, 'now').mockImplementation(() => now + 2 * 3_600_000);
      return limits;
    };
    afterEach(() => jest.restoreAllMocks());

    /** Three that arrive at once, while the rows are being counted for the first of them. */
    const threeAtOnce = async (limits: FormLimits, found: Counted[]) => {
      const all = [1, 2, 3].map(() => limits.consumeQuota(transaction(Promise.resolve(found)), 'website_feedback', 'somebody', 1));
      return (await Promise.allSettled(all)).map(({ status }) => status);
    };

    test('the first who come hours after a flood are all let in', async () => {
      expect(await threeAtOnce(await hoursAfter(FULL), rows(0))).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    });

    test('of a burst after a quiet time only so many are let in as there is room for', async () => {
      expect(await threeAtOnce(await hoursAfter(0), rows(FULL - 1))).toEqual(['fulfilled', 'rejected', 'rejected']);
    });

    test('a count that fails is made again for whoever comes next', async () => {
      const limits = await hoursAfter(0);
      await expect(limits.consumeQuota(transaction(Promise.reject(new Error('cut'))), 'website_feedback', 'somebody', 1)).rejects.toThrow(
        'cut',
      );
      await expect(limits.consumeQuota(transaction(Promise.resolve(rows(FULL))), 'website_feedback', 'somebody', 1)).rejects.toThrow(
        'Too many',
      );
    });
  });
}
