import type { EntityManager } from 'typeorm';
import { problemIn } from '../../fixtures/problem.ts';
import { runningApi } from '../../fixtures/running-api.ts';
import { least } from '../../fixtures/sent.ts';
import { readSettings } from '../config/settings.ts';
import { ALL_FORMS_LIMIT, FORM_LIMIT } from '../rate-limits/limit-table.ts';
import { FormLimits } from './form-limits.service.ts';

/** Tests that `submissions.test.ts` runs. */
export function formLimitCases(): void {
  const many = (table: 'conduct_reports' | 'website_feedback', count: number, age: string) =>
    table === 'conduct_reports'
      ? `insert into conduct_reports (description, created_at) select 'd', now() - interval '${age}' from generate_series(1, ${count})`
      : `insert into website_feedback (summary, details, severity, category, created_at)
         select 's', 'd', 'low', 'bug', now() - interval '${age}' from generate_series(1, ${count})`;

  test('one form takes so many an hour from everybody together, counted from its rows; the other forms stay open', async () => {
    const api = await runningApi({ env: { LIMITS: '' } });
    await api.rows(many('website_feedback', FORM_LIMIT.max - 1, '30 minutes'));
    await api.rows(many('website_feedback', 100, '2 hours'));
    const key = { 'idempotency-key': 'the-last-one-of-the-hour' };
    const last = await api.post('/api/feedback', least.feedback, key);
    expect(last.status).toBe(201);
    const refused = await api.post('/api/feedback', least.feedback);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect((await problemIn(refused, 429)).detail).toBe(
      'Too many messages are coming in right now; please send this again in ten minutes.',
    );
    expect((await api.post('/api/conduct-report', least.report)).status).toBe(201);
    // What was stored is answered again, however full it is.
    expect(await (await api.post('/api/feedback', least.feedback, key)).json()).toEqual(await last.json());
  });

  test('all forms together take so many', async () => {
    const api = await runningApi({ env: { LIMITS: '' } });
    await api.rows(many('website_feedback', FORM_LIMIT.max, '30 minutes'));
    await api.rows(many('conduct_reports', ALL_FORMS_LIMIT.max - FORM_LIMIT.max, '30 minutes'));
    await problemIn(await api.post('/api/projects', least.project), 429);
  });

  describe('while the rows are being counted, nobody is judged by an older count', () => {
    type Counted = Record<string, number>;
    const rows = (feedback: number): Counted[] => [{ research_projects: 0, conduct_reports: 0, website_feedback: feedback }];
    const transaction = (answer: Promise<Counted[]>) => ({ query: () => answer }) as unknown as EntityManager;
    /** An hour and more after a first sender found so many rows. */
    const hoursAfter = async (found: number) => {
      const limits = new FormLimits(readSettings({}, '/work/services/api'));
      await limits.consumeQuota(transaction(Promise.resolve(rows(found))), 'website_feedback').catch(() => {});
      const now = Date.now();
      jest.spyOn(Date, 'now').mockImplementation(() => now + 2 * 3_600_000);
      return limits;
    };
    afterEach(() => jest.restoreAllMocks());

    /** Three who come at once, in the moment in which the rows are counted for the first of them. */
    const threeAtOnce = async (limits: FormLimits, found: Counted[]) => {
      const all = [1, 2, 3].map(() => limits.consumeQuota(transaction(Promise.resolve(found)), 'website_feedback'));
      return (await Promise.allSettled(all)).map(({ status }) => status);
    };

    test('the first who come hours after a flood are all let in', async () => {
      expect(await threeAtOnce(await hoursAfter(FORM_LIMIT.max), rows(0))).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    });

    test('of a burst after a quiet time only so many are let in as there is room for', async () => {
      expect(await threeAtOnce(await hoursAfter(0), rows(FORM_LIMIT.max - 1))).toEqual(['fulfilled', 'rejected', 'rejected']);
    });

    test('a count that fails is made again for whoever comes next', async () => {
      const limits = await hoursAfter(0);
      await expect(limits.consumeQuota(transaction(Promise.reject(new Error('cut'))), 'website_feedback')).rejects.toThrow('cut');
      await expect(limits.consumeQuota(transaction(Promise.resolve(rows(FORM_LIMIT.max))), 'website_feedback')).rejects.toThrow('Too many');
    });
  });
}
