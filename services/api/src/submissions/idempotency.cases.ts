import { type MailServer, mailServer, QUICK, TEAM } from '../../fixtures/mail-server.ts';
import { problemIn } from '../../fixtures/problem.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { addresses, least, mailed, tables } from '../../fixtures/sent.ts';

/** Tests that `submissions.test.ts` runs. */
export function idempotencyCases(): void {
  let mail: MailServer;
  let api: TestApi;
  beforeAll(async () => {
    mail = await mailServer();
    api = await runningApi({ env: mail.env, retryPolicy: QUICK });
  });

  const key = (name: string) => ({ 'idempotency-key': `${name}-0123456789abcdef` });
  const count = async (table: string, from = api) => (await from.rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0;
  const answersOf = (all: readonly Response[]) => Promise.all(all.map(async (one) => [one.status, await one.text()]));

  test.each(mailed)('50 parallel identical posts of a %s make one row and one mail to the team, and 50 equal answers', async (kind) => {
    const before = await count(tables[kind]);
    const mails = mail.arrived.length;
    const all = await answersOf(
      await Promise.all(Array.from({ length: 50 }, () => api.post(addresses[kind], least[kind], key(`many-${kind}`)))),
    );
    expect(new Set(all.map(String)).size).toBe(1);
    expect(all[0]).toEqual([201, expect.stringContaining('"emailSent":true')]);
    expect(await count(tables[kind])).toBe(before + 1);
    const team = () => mail.arrived.slice(mails).filter((one) => one.recipients.includes(TEAM));
    expect(team()).toHaveLength(1);
    // Once more, later: the same again.
    expect(await answersOf([await api.post(addresses[kind], least[kind], key(`many-${kind}`))])).toEqual([all[0]]);
    expect([await count(tables[kind]), team().length]).toEqual([before + 1, 1]);
  });

  test('the same key with another body, or for another form, is a 422 and stores nothing', async () => {
    await api.post('/api/feedback', least.feedback, key('other'));
    const before = [await count('website_feedback'), await count('research_projects')];
    const { detail } = await problemIn(await api.post('/api/feedback', { ...least.feedback, summary: 'Another' }, key('other')), 422);
    expect(detail).toBe('This form was already sent with other content; please reload the page and send it again.');
    await problemIn(await api.post('/api/projects', least.project, key('other')), 422);
    expect([await count('website_feedback'), await count('research_projects')]).toEqual(before);
  });

  test('another key, or none, is another submission', async () => {
    const before = await count('website_feedback');
    for (const headers of [key('one'), key('two'), {}, {}])
      expect((await api.post('/api/feedback', least.feedback, headers)).status).toBe(201);
    expect(await count('website_feedback')).toBe(before + 4);
  });

  test('a refused body does not use up its key', async () => {
    await problemIn(await api.post('/api/feedback', { summary: 'No details' }, key('again')), 400);
    expect((await api.post('/api/feedback', least.feedback, key('again'))).status).toBe(201);
  });

  test.each(['short', 'x'.repeat(101), 'with spaces in between', 'bracket{0123456789}'])('the key %j is refused', async (wrong) => {
    const { detail } = await problemIn(await api.post('/api/feedback', least.feedback, { 'idempotency-key': wrong }), 400);
    expect(detail).toMatch(/^The header Idempotency-Key must be/);
  });

  test('two APIs on one database answer a key together once', async () => {
    const other = await runningApi({ databaseUrl: api.databaseUrl, env: mail.env, retryPolicy: QUICK });
    const before = await count('website_feedback');
    const all = await answersOf(
      await Promise.all([api, other, api, other, api, other].map((one) => one.post('/api/feedback', least.feedback, key('shared')))),
    );
    expect(new Set(all.map(String)).size).toBe(1);
    expect(await count('website_feedback')).toBe(before + 1);
  });

  test('a process that was killed before it knew of the mail leaves an answer that a repetition gets', async () => {
    const first = await (await api.post('/api/feedback', least.feedback, key('killed'))).json();
    await api.rows(
      `update received_requests set settled = false, received_at = now() - interval '6 seconds', answer = answer || '{"emailSent":false}'
      where received_at = (select max(received_at) from received_requests)`,
    );
    const again = await api.post('/api/feedback', least.feedback, key('killed'));
    expect([again.status, await again.json()]).toEqual([201, { ...(first as object), emailSent: false }]);
  });

  test('the table of keys tells nobody what was sent, nor a key', async () => {
    await api.post('/api/feedback', { ...least.feedback, details: 'canary-description' }, key('canary-key'));
    expect(JSON.stringify(await api.rows('select * from received_requests'))).not.toMatch(/canary/);
  });
}
