import { eventually } from '../../fixtures/eventually.ts';
import { home } from '../../fixtures/home.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { REVIEW_URL, runningDesk, type TestDesk } from '../../fixtures/running-desk.ts';
import { addresses, least, sent } from '../../fixtures/sent.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { sql, testDatabase, withDataSource } from '../../fixtures/test-database.ts';
import { readSettings } from '../config/settings.ts';
import { MailTemplates } from '../mail/mail-templates.ts';
import { deskLimits } from './desk-limits.ts';
import { warnOfPromise } from './promise.ts';

/** Tests that `desk.test.ts` runs. */
export function deskCases(): void {
  let api: TestApi;
  let desk: TestDesk;
  let ada: string;
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@example.org', MAIL_TO: 'team@example.org' };

  beforeAll(async () => {
    const databaseUrl = await testDatabase();
    await sql(databaseUrl, 'create role portal_review').catch(() => {});
    api = await runningApi({ databaseUrl });
    // As on a server, where the desk owns no table.
    desk = await runningDesk(`${databaseUrl}?options=${encodeURIComponent('-c role=portal_review')}`, mail);
    ada = await desk.reviewer('Ada', 'projects', 'feedback', 'reports');
  });

  beforeEach(() => api.rows('delete from outbox'));

  /** Sends a project idea; returns its number. */
  async function idea(title: string): Promise<number> {
    const { status } = await api.post(addresses.project, { ...least.project, title });
    expect(status).toBe(201);
    const [row] = await api.rows<{ id: number }>('select id from research_projects where title = $1', [title]);
    return row?.id ?? 0;
  }

  const seen = async (id: number) =>
    (await api.rows("select from review_audit where subject = 'project' and record_id = $1 and action <> 'view'", [id])).length;
  const decide = async (id: number, body: object, cookie = ada) =>
    desk.ask(`projects/${id}/decisions`, { body: { seen: await seen(id), ...body }, cookie });
  const listed = async (title: string) =>
    ((await (await api.get('/api/projects')).json()) as { title: string }[]).some((each) => each.title === title);
  const waitingMails = (kind: string) =>
    api.rows<{ recipient: string; subject: string; body: string; inTime: boolean }>(
      `select recipient, subject, body, next_attempt_at > now() + interval '9 minutes' as "inTime" from outbox where kind = $1 order by created_at`,
      [kind],
    );

  test('every route is refused without a session, with another right, from another site, and under another name, whether or not the record exists', async () => {
    const existing = await idea('Refused to all others');
    const nobody = await desk.reviewer('Nobody');
    for (const route of Object.keys(deskLimits)) {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern.replace('/api/review/', '');
      const isOpen = /^(registration|sign-|session)/.test(path);
      const given = { method: method as 'GET' | 'POST', ...(method === 'POST' && { body: {} }) };
      for (const id of [existing, 987_654]) {
        const at = path.replace(/:\w+/, String(id));
        if (!isOpen) {
          expect([route, (await desk.ask(at, given)).status]).toEqual([route, 401]);
          expect([route, (await desk.ask(at, { ...given, cookie: `__Host-review=${'x'.repeat(43)}` })).status]).toEqual([route, 401]);
        }
        if (!isOpen && !path.endsWith('undo'))
          expect([route, (await desk.ask(at, { ...given, cookie: nobody })).status]).toEqual([route, 403]);
        for (const site of ['same-site', 'cross-site', 'none'])
          expect([route, site, (await desk.ask(at, { ...given, cookie: ada, headers: { 'sec-fetch-site': site } })).status]).toEqual([
            route,
            site,
            403,
          ]);
        expect([route, (await desk.ask(at, { ...given, cookie: ada, headers: { host: 'portal.example' } })).status]).toEqual([route, 404]);
      }
    }
    expect((await desk.ask(`decisions/1/undo`, { cookie: nobody, body: {} })).json()).toEqual(
      (await desk.ask(`decisions/987654/undo`, { cookie: nobody, body: {} })).json(),
    );
  });

  test('the public API has none of these routes', async () => {
    for (const route of Object.keys(deskLimits)) {
      const [method = '', path = ''] = route.split(' ');
      const at = path.replace(/:\w+/, '1');
      const { status } = method === 'POST' ? await api.post(at, {}) : await api.get(at, { cookie: ada });
      expect([route, status]).toEqual([route, 404]);
    }
  });

  test('an idea waits, oldest first, is approved, is on the site at once, and a mail says so ten minutes later', async () => {
    const id = await idea('Sleep and screens');
    const queue = (await desk.ask('projects', { cookie: ada })).json() as { id: number; sentAt: string }[];
    expect(queue.map((each) => each.id)).toContain(id);
    expect(queue.map((each) => each.sentAt)).toEqual(queue.map((each) => each.sentAt).toSorted());
    expect(JSON.stringify(queue)).not.toContain(least.project.contactEmail);

    const decided = await decide(id, { action: 'approve', text: 'Well done.' });
    expect([decided.status, decided.json()]).toEqual([200, expect.objectContaining({ id, status: 'approved', mail: true })]);
    await eventually(
      () => listed('Sleep and screens'),
      (isListed) => isListed,
    );
    expect(await waitingMails('project-approved')).toEqual([
      expect.objectContaining({ recipient: least.project.contactEmail, body: expect.stringContaining('Well done.'), inTime: true }),
    ]);
  });

  test('a decision is undone within ten minutes: status, corrections and mail are as before', async () => {
    const id = await idea('A tpyo');
    const { decision } = (await decide(id, { action: 'approve', title: 'A typo' })).json();
    expect(await api.rows('select title, status from research_projects where id = $1', [id])).toEqual([
      { title: 'A typo', status: 'approved' },
    ]);
    expect((await desk.ask(`decisions/${decision}/undo`, { cookie: ada, body: {} })).status).toBe(200);
    expect(await api.rows('select title, status from research_projects where id = $1', [id])).toEqual([
      { title: 'A tpyo', status: 'pending' },
    ]);
    expect((await waitingMails('project-approved')).filter(({ body }) => body.includes('A typo'))).toEqual([]);
    expect((await desk.ask(`decisions/${decision}/undo`, { cookie: ada, body: {} })).status).toBe(409);
  });

  test('another reviewer cannot undo it, and after ten minutes nobody can', async () => {
    const id = await idea('Stands');
    const eve = await desk.reviewer('Eve', 'projects');
    const { decision } = (await decide(id, { action: 'decline', text: 'It needs a supervisor.' })).json();
    expect((await desk.ask(`decisions/${decision}/undo`, { cookie: eve, body: {} })).status).toBe(404);
    // An email that has been sent cannot be taken back.
    await api.rows("update outbox set next_attempt_at = now() where kind = 'project-declined'");
    expect((await desk.ask(`decisions/${decision}/undo`, { cookie: ada, body: {} })).status).toBe(409);
    expect(await api.rows('select status from research_projects where id = $1', [id])).toEqual([{ status: 'rejected' }]);
  });

  test('two reviewers at once: one decides, the other is told who was faster', async () => {
    const id = await idea('Both at once');
    const bob = await desk.reviewer('Bob', 'projects');
    const answers = await Promise.all([
      decide(id, { action: 'approve', seen: 0 }),
      decide(id, { action: 'decline', text: 'No.', seen: 0 }, bob),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    const slower = answers.find((answer) => answer.status === 409);
    expect(slower?.json().detail).toMatch(/^Someone else decided first: (Ada|Bob) chose/);
    expect(await api.rows("select from review_audit where record_id = $1 and subject = 'project' and action <> 'view'", [id])).toHaveLength(
      1,
    );
  });

  test('asking leaves the idea where it is, and needs a question', async () => {
    const id = await idea('Which measure?');
    expect((await decide(id, { action: 'ask', text: ' ' })).json().errors).toEqual([
      { field: 'text', message: 'Please write a sentence or two' },
    ]);
    expect((await decide(id, { action: 'ask', text: 'Which scale do you use?' })).json()).toEqual(
      expect.objectContaining({ status: 'pending', mail: true }),
    );
    expect((await waitingMails('project-question')).at(-1)?.body).toContain('Which scale do you use?');
  });

  test('a project is closed, put back, and its members are counted', async () => {
    const id = await idea('Finished one day');
    await decide(id, { action: 'approve' });
    expect((await decide(id, { action: 'members', members: 4 })).status).toBe(200);
    expect((await decide(id, { action: 'members', members: -1 })).status).toBe(400);
    expect((await decide(id, { action: 'close' })).json().status).toBe('closed');
    await eventually(
      () => listed('Finished one day'),
      (isListed) => !isListed,
    );
    expect((await decide(id, { action: 'reopen' })).json().status).toBe('approved');
    expect(await api.rows('select member_count from research_projects where id = $1', [id])).toEqual([{ member_count: 4 }]);
  });

  test('who looks at an address is recorded, and that keeps no record longer', async () => {
    const id = await idea('Seen');
    expect((await desk.ask(`projects/${id}`, { cookie: ada })).json().contactEmail).toBe(least.project.contactEmail);
    expect(await api.rows("select action, decided_by from review_audit where record_id = $1 and subject = 'project'", [id])).toEqual([
      { action: 'view', decided_by: 'Ada' },
    ]);
  });

  test('2,000 pieces of spam are set aside at once, and the one that was real is found and put back', async () => {
    await api.rows(
      `insert into website_feedback (summary, details, severity, category) select 'Cheap watches ' || n, 'x', 'low', 'other' from generate_series(1, 2000) n`,
    );
    await api.rows(
      "insert into website_feedback (summary, details, severity, category) values ('The quiz cannot be read aloud', 'x', 'low', 'other')",
    );
    const unread = (await desk.ask('feedback', { cookie: ada })).json() as { id: number; summary: string }[];
    const ids = unread.map(({ id }) => id);
    const aside = await desk.ask('feedback/decisions', { cookie: ada, body: { ids, action: 'reject', why: 'spam' } });
    expect([aside.status, aside.json()]).toEqual([200, { decided: ids.length, status: 'quarantined' }]);
    const found = ((await desk.ask('feedback?status=quarantined', { cookie: ada })).json() as typeof unread).filter(({ summary }) =>
      summary.includes('aloud'),
    );
    expect(found).toHaveLength(1);
    await desk.ask('feedback/decisions', { cookie: ada, body: { ids: found.map(({ id }) => id), action: 'release', why: 'real' } });
    expect(((await desk.ask('feedback', { cookie: ada })).json() as typeof unread).map(({ summary }) => summary)).toEqual([
      'The quiz cannot be read aloud',
    ]);
  });

  test('feedback is answered only where its sender agreed to it, and another address is not shown', async () => {
    const rows = await api.rows<{ id: number; consent_to_contact: boolean }>(
      `insert into website_feedback (summary, details, severity, category, email, consent_to_contact)
       values ('Yes', 'x', 'low', 'other', 'yes@example.org', true), ('No', 'x', 'low', 'other', 'no@example.org', false) returning id, consent_to_contact`,
    );
    for (const { id, consent_to_contact: agreed } of rows) {
      expect((await desk.ask(`feedback/${id}`, { cookie: ada })).json().email).toBe(agreed ? 'yes@example.org' : null);
      const answer = await desk.ask(`feedback/${id}/answer`, { cookie: ada, body: { text: 'It is mended.', seen: 0 } });
      expect(answer.status).toBe(agreed ? 200 : 409);
    }
    expect((await waitingMails('feedback-answer')).map(({ recipient }) => recipient)).toEqual(['yes@example.org']);
  });

  test('reports are listed by day and size, handed out sealed with a line in the audit log, and marked', async () => {
    const { id } = await sent(api, 'report', least.report);
    const [entry] = (await desk.ask('reports', { cookie: ada })).json();
    expect(entry).toEqual({ id, day: new Date().toISOString().slice(0, 10), bytes: expect.any(Number) });
    const file = await desk.ask('reports/export', { cookie: ada, body: { ids: [id] } });
    expect(file.text).toContain('BEGIN AGE ENCRYPTED FILE');
    expect(file.headers['cache-control']).toBe('no-store');
    expect((await desk.ask('reports/decisions', { cookie: ada, body: { ids: [id], action: 'read', why: 'read' } })).json()).toEqual({
      decided: 1,
      status: 'read',
    });
    expect(
      await api.rows("select action, decided_by from review_audit where subject = 'report' and record_id = $1 order by id", [id]),
    ).toEqual([
      { action: 'export', decided_by: 'Ada' },
      { action: 'read', decided_by: 'Ada' },
    ]);
  });

  test('without a session nobody is signed in', async () => {
    expect((await desk.ask('session')).json()).toEqual({ who: null });
  });

  test('the summary names only the queues of one’s own rights', async () => {
    const eve = await desk.reviewer('Only feedback', 'feedback');
    const { name, rights, queues } = (await desk.ask('session', { cookie: eve })).json().who;
    expect([name, rights, Object.keys(queues)]).toEqual(['Only feedback', ['feedback'], ['feedback']]);
  });

  test('the team is told once a day while an idea has waited for four business days, and its sender was not asked anything', async () => {
    await api.rows("update research_projects set status = 'rejected' where status = 'pending'");
    const [late] = [await idea('Sent on a Thursday')];
    await idea('Sent today');
    await api.rows("update research_projects set created_at = now() - interval '8 days' where id = $1", [late]);
    const templates = new MailTemplates({ ...readSettings({ REVIEW_URL, ...mail }, home), storeDir: temporaryFolder() });
    const warn = () => withDataSource(api.databaseUrl, (dataSource) => warnOfPromise(dataSource, templates));
    await warn();
    await warn();
    const [told, ...more] = await waitingMails('promise-team');
    expect([told?.subject, more]).toEqual(['[The portal] Project ideas are waiting: 1', []]);
    expect(told?.body).toContain(`Project idea ${late}, sent on `);
    expect(told?.body).toContain(`${REVIEW_URL}/#/projects\n`);
    await api.rows("delete from outbox where kind = 'promise-team'");
    await decide(late, { action: 'ask', text: 'Which scale?' });
    await warn();
    expect(await waitingMails('promise-team')).toEqual([]);
  });

  test('somebody who is removed is out with the next request, in the middle of a session', async () => {
    const leaver = await desk.reviewer('Leaver', 'projects');
    expect((await desk.ask('projects', { cookie: leaver })).status).toBe(200);
    await api.rows("update reviewers set removed_at = now() where name = 'Leaver'");
    expect((await desk.ask('projects', { cookie: leaver })).status).toBe(401);
  });

  test('a session ends after eight hours, or by signing out', async () => {
    const late = await desk.reviewer('Late', 'projects');
    await api.rows("update review_sessions set expires_at = now() where reviewer_id = (select id from reviewers where name = 'Late')");
    expect((await desk.ask('projects', { cookie: late })).status).toBe(401);
    const out = await desk.reviewer('Out', 'projects');
    const answer = await desk.ask('sign-out', { cookie: out, body: {} });
    expect(answer.headers['set-cookie']).toBe('__Host-review=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0');
    expect((await desk.ask('projects', { cookie: out })).status).toBe(401);
  });

  test('its address is never that of the site', async () => {
    await expect(runningDesk(api.databaseUrl, { PUBLIC_URL: REVIEW_URL })).rejects.toThrow('a host name of its own');
    await expect(runningDesk(api.databaseUrl, { REVIEW_URL: 'http://review.example' })).rejects.toThrow(
      'passkeys need an address with https',
    );
  });
}
