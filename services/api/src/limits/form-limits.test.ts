import { problemIn } from '../../fixtures/problem.ts';
import { runningApi } from '../../fixtures/running-api.ts';
import { least } from '../../fixtures/sent.ts';
import { ALL_FORMS_LIMIT, FORM_LIMIT } from './limit-table.ts';

const many = (table: 'conduct_reports' | 'website_feedback', count: number, age: string) =>
  table === 'conduct_reports'
    ? `insert into conduct_reports (description, created_at) select 'd', now() - interval '${age}' from generate_series(1, ${count})`
    : `insert into website_feedback (summary, details, severity, category, created_at)
         select 's', 'd', 'low', 'bug', now() - interval '${age}' from generate_series(1, ${count})`;

test('one form takes so many an hour from everybody together, counted from its rows; the other forms stay open', async () => {
  const api = await runningApi({ env: { LIMITS: '' } });
  await api.rows(many('website_feedback', FORM_LIMIT.most - 1, '30 minutes'));
  await api.rows(many('website_feedback', 100, '2 hours'));
  const key = { 'idempotency-key': 'the-last-one-of-the-hour' };
  const last = await api.post('/api/feedback', least.feedback, key);
  expect(last.status).toBe(201);
  const refused = await api.post('/api/feedback', least.feedback);
  expect(refused.headers.get('retry-after')).toBe('600');
  expect((await problemIn(refused, 429)).detail).toBe('Very many messages are coming in just now; please send this again in ten minutes.');
  expect((await api.post('/api/conduct-report', least.report)).status).toBe(201);
  // What was stored is answered again, however full it is.
  expect(await (await api.post('/api/feedback', least.feedback, key)).json()).toEqual(await last.json());
});

test('all forms together take so many', async () => {
  const api = await runningApi({ env: { LIMITS: '' } });
  await api.rows(many('website_feedback', FORM_LIMIT.most, '30 minutes'));
  await api.rows(many('conduct_reports', ALL_FORMS_LIMIT.most - FORM_LIMIT.most, '30 minutes'));
  await problemIn(await api.post('/api/projects', least.project), 429);
});
