import { setImmediate as turn } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { clockFromNoon } from '../../fixtures/clock.ts';
import { home } from '../../fixtures/home.ts';
import { allSent, type MailServer, mailServer, QUICK, TEAM } from '../../fixtures/mail-server.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { addresses, least, mailed } from '../../fixtures/sent.ts';
import { readSettings } from '../config/settings.ts';
import { writeDigest } from './digest.ts';
import { MailTemplates } from './mail-templates.ts';

/** Tests that `mail-limits.test.ts` runs. */
export function digestCases(): void {
  const HOUR = 3_600_000;
  const digest = { after: HOUR, between: HOUR, pollMs: 10 };
  let networks = 0;
  function someone() {
    networks += 1;
    return { 'x-forwarded-for': `198.51.${networks}.7` };
  }

  const guarded = (databaseUrl?: string) =>
    runningApi({
      env: { ...mail.env, LIMITS: '', TRUSTED_HOPS: '1' },
      retryPolicy: { ...QUICK, digest },
      ...(databaseUrl && { databaseUrl }),
    });
  let mail: MailServer;
  let api: TestApi;
  beforeAll(async () => {
    clockFromNoon();
    mail = await mailServer();
    api = await guarded();
  });
  // An hour in which nothing has been sent yet.
  beforeEach(async () => {
    await allSent(api);
    for (const table of ['held_mails', 'outbox', 'confirmed_addresses']) await api.rows(`delete from ${table}`);
    mail.arrived.splice(0);
  });

  const toTeam = () => mail.arrived.filter(({ recipients }) => recipients.includes(TEAM));
  /** As if everything so far had been an hour ago. */
  const anHourPasses = async () => {
    await api.rows("update outbox set created_at = created_at - interval '61 minutes'");
    await api.rows("update held_mails set held_at = held_at - interval '61 minutes'");
  };

  test('above 10 team mails an hour for a form the rest goes out as one digest, which holds nothing of what was sent', async () => {
    const sent: boolean[] = [];
    const ids: number[] = [];
    for (let index = 0; index < 14; index += 1) {
      const answer = await api.post('/api/feedback', { ...least.feedback, summary: `Canary ${index}` }, someone());
      expect(answer.status).toBe(201);
      const { emailSent } = (await answer.json()) as { emailSent: boolean };
      const [{ id } = { id: 0 }] = await api.rows<{ id: number }>('select max(id) as id from website_feedback');
      sent.push(emailSent);
      ids.push(id);
    }
    expect(sent).toEqual([...Array(10).fill(true), ...Array(4).fill(false)]);
    // Another form has its own ten.
    expect(await (await api.post('/api/projects', least.project, someone())).json()).toMatchObject({ emailSent: true });
    await mail.mails(/Project idea/);
    await anHourPasses();
    const [one] = await mail.mails(/More messages: 4/);
    expect(one?.recipients).toEqual([TEAM]);
    expect(one?.text).toContain(`Feedback: 4 (numbers ${ids[10]} to ${ids[13]})`);
    expect(one?.text).not.toContain('Canary');
    expect(await api.rows('select from held_mails')).toEqual([]);
    // The hour is over: emails are sent one by one again.
    expect(await (await api.post('/api/feedback', least.feedback, someone())).json()).toMatchObject({ emailSent: true });
  });

  test('confirmations to submitters end at 100 an hour, whoever typed the addresses; the team hears of each project', async () => {
    await api.rows(
      "insert into outbox select gen_random_uuid(), 'project-confirmation', '', null, '', '', 1, now(), now() from generate_series(1, 99)",
    );
    for (const name of ['first', 'second'])
      await api.post('/api/projects', { ...least.project, contactEmail: `name@${name}.example` }, someone());
    await mail.mails(/Project idea/, 2);
    await mail.mails(/We received your project idea/);
    expect(await api.rows("select count(*)::int as n from outbox where kind = 'project-confirmation'")).toEqual([{ n: 100 }]);
  });

  test('two processes that get 30 at once write 10 mails between them, and two that look write one digest', async () => {
    const second = await guarded(api.databaseUrl);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => [api, second][index % 2]?.post('/api/feedback', least.feedback, someone())),
    );
    expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201]));
    expect(await api.rows("select count(*)::int as n from outbox where kind = 'feedback-team'")).toEqual([{ n: 10 }]);
    await anHourPasses();
    await mail.mails(/More messages: 20/);
    expect(await api.rows("select count(*)::int as n from outbox where kind = 'digest-team'")).toEqual([{ n: 1 }]);
    await second.stop();
  });

  test('at most one digest goes out in an hour', async () => {
    const templates = new MailTemplates(readSettings(mail.env, home));
    // The API checks too; whichever comes second waits for the first.
    const look = () => api.nest.get(DataSource).transaction((manager) => writeDigest(manager, templates, digest));
    const digests = async () => (await api.rows<{ n: number }>("select count(*)::int as n from outbox where kind = 'digest-team'"))[0]?.n;
    const held = (id: number, age: string) =>
      api.rows(`insert into held_mails values ('feedback-team', $1, false, now() - interval '${age}')`, [id]);
    await held(1, '59 minutes');
    await look();
    expect(await digests()).toBe(0);
    await held(2, '60 minutes');
    await look();
    expect(await digests()).toBe(1);
    await held(3, '90 minutes');
    await look();
    expect(await digests()).toBe(1);
    await api.rows("update outbox set created_at = now() - interval '60 minutes'");
    await look();
    expect(await digests()).toBe(2);
  });

  test('2,000 posts from one source cause at most 12 team mails in the hour and no outage for others (issue, "Done when")', async () => {
    const flood = someone();
    const server = api.nest.getHttpAdapter().getInstance();
    let next = 0;
    const statuses = new Map<number, number>();
    const bot = async () => {
      for (let index = next++; index < 2000; index = next++) {
        const kind = mailed[index % mailed.length] ?? 'feedback';
        const { statusCode } = await server.inject({ method: 'POST', url: addresses[kind], headers: flood, payload: least[kind] });
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
        // Without connections, nothing else would get its turn between refusals.
        await turn();
      }
    };
    const bots = Promise.all(Array.from({ length: 20 }, bot));
    const others = new Set<number>();
    for (let index = 0; index < 20; index += 1)
      others.add((await api.post('/api/feedback', { ...least.feedback, summary: 'A person' }, someone())).status);
    await bots;
    expect([...others]).toEqual([201]);
    expect(Object.fromEntries(statuses)).toEqual({ 201: 120, 429: 1880 });
    await anHourPasses();
    await mail.mails(/More messages/);
    await allSent(api);
    const byPeople = toTeam().filter(({ subject }) => /A person/.test(subject ?? '')).length;
    expect(toTeam().length - byPeople).toBeLessThanOrEqual(12);
    expect(await api.rows('select from held_mails')).toEqual([]);
  });
}
