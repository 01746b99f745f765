import { Client } from 'pg';
import { eventually } from '../../fixtures/eventually.ts';
import { type MailServer, mailServer, QUICK, TEAM } from '../../fixtures/mail-server.ts';
import { home, runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { addresses, kinds, least } from '../../fixtures/sent.ts';
import { readSettings } from '../platform/settings.ts';
import { writeDigest } from './digest.ts';
import { Letters } from './letters.ts';

const HOUR = 3_600_000;
const digest = { after: HOUR, between: HOUR, look: 10 };
let networks = 0;
function someone() {
  networks += 1;
  return { 'x-forwarded-for': `198.51.${networks}.7` };
}

async function guarded(mail: MailServer, databaseUrl?: string): Promise<TestApi> {
  const env = { ...mail.env, LIMITS: '', TRUSTED_HOPS: '1' };
  return runningApi({ env, pacing: { ...QUICK, digest }, ...(databaseUrl && { databaseUrl }) });
}
const toTeam = ({ arrived }: MailServer) => arrived.filter(({ recipients }) => recipients.includes(TEAM));
/** As if everything so far had been an hour ago. */
const anHourPasses = async (api: TestApi) => {
  await api.rows("update outbox set created_at = created_at - interval '61 minutes'");
  await api.rows("update held_mails set held_at = held_at - interval '61 minutes'");
};

test('above 10 team mails an hour for a form the rest goes out as one digest, which holds nothing of what was sent', async () => {
  const mail = await mailServer();
  const api = await guarded(mail);
  const sent: boolean[] = [];
  for (let at = 0; at < 14; at += 1) {
    const answer = await api.post('/api/feedback', { summary: `Canary ${at}`, details: 'd' }, someone());
    expect(answer.status).toBe(201);
    sent.push(((await answer.json()) as { emailSent: boolean }).emailSent);
  }
  expect(sent).toEqual([...Array(10).fill(true), ...Array(4).fill(false)]);
  // Another form has its own ten.
  expect(await (await api.post('/api/conduct-report', least.report, someone())).json()).toMatchObject({ emailSent: true });
  await anHourPasses(api);
  const [one] = await mail.mails(/More messages: 4/);
  expect(one?.recipients).toEqual([TEAM]);
  expect(one?.text).toContain('Feedback: 4 (numbers 11 to 14)');
  expect(one?.text).not.toContain('Canary');
  expect(await api.rows('select from held_mails')).toEqual([]);
  // The hour is over: mails go out one by one again.
  expect(await (await api.post('/api/feedback', least.feedback, someone())).json()).toMatchObject({ emailSent: true });
});

test('confirmations to submitters end at 100 an hour, whoever typed the addresses; the team hears of each project', async () => {
  const mail = await mailServer();
  const api = await guarded(mail);
  await api.rows(
    "insert into outbox select gen_random_uuid(), 'project-confirmation', '', null, '', '', 1, now(), now() from generate_series(1, 99)",
  );
  for (const name of ['first', 'second'])
    await api.post('/api/projects', { ...least.project, contactEmail: `${name}@student.example` }, someone());
  await mail.mails(/Project idea/, 2);
  await mail.mails(/We have your project idea/);
  expect(await api.rows("select count(*)::int as n from outbox where kind = 'project-confirmation'")).toEqual([{ n: 100 }]);
});

test('two processes that get 30 at once write 10 mails between them, and two that look write one digest', async () => {
  const mail = await mailServer();
  const first = await guarded(mail);
  const second = await guarded(mail, first.databaseUrl);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => [first, second][at % 2]?.post('/api/feedback', least.feedback, someone())),
  );
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201]));
  expect(await first.rows("select count(*)::int as n from outbox where kind = 'feedback-team'")).toEqual([{ n: 10 }]);
  await anHourPasses(first);
  await mail.mails(/More messages: 20/);
  expect(await first.rows("select count(*)::int as n from outbox where kind = 'digest-team'")).toEqual([{ n: 1 }]);
});

test('at most one digest goes out in an hour', async () => {
  const mail = await mailServer();
  const api = await runningApi({ env: mail.env, pacing: { ...QUICK, digest: { ...digest, look: HOUR } } });
  const letters = new Letters(readSettings(mail.env, home));
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  const manager = { query: async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows };
  const digests = async () => (await api.rows<{ n: number }>("select count(*)::int as n from outbox where kind = 'digest-team'"))[0]?.n;
  const held = (id: number, age: string) =>
    api.rows(`insert into held_mails values ('feedback-team', $1, false, now() - interval '${age}')`, [id]);
  await held(1, '59 minutes');
  await writeDigest(manager, letters, digest);
  expect(await digests()).toBe(0);
  await held(2, '60 minutes');
  await writeDigest(manager, letters, digest);
  expect(await digests()).toBe(1);
  await held(3, '90 minutes');
  await writeDigest(manager, letters, digest);
  expect(await digests()).toBe(1);
  await api.rows("update outbox set created_at = now() - interval '60 minutes'");
  await writeDigest(manager, letters, digest);
  expect(await digests()).toBe(2);
  await client.end();
});

test('2,000 posts from one source cause at most 12 team mails in the hour and no outage for others (issue, "Done when")', async () => {
  const mail = await mailServer();
  const api = await guarded(mail);
  const flood = someone();
  let next = 0;
  const statuses = new Map<number, number>();
  const bot = async () => {
    for (let at = next++; at < 2000; at = next++) {
      const kind = kinds[at % kinds.length] ?? 'feedback';
      const answer = await api.post(addresses[kind], least[kind], flood);
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  const bots = Promise.all(Array.from({ length: 20 }, bot));
  const others = new Set<number>();
  for (let at = 0; at < 20; at += 1) others.add((await api.post('/api/feedback', { summary: 'A person', details: 'd' }, someone())).status);
  await bots;
  expect([...others]).toEqual([201]);
  expect(Object.fromEntries(statuses)).toEqual({ 201: 120, 429: 1880 });
  await anHourPasses(api);
  await mail.mails(/More messages/);
  await eventually(
    () => api.rows('select from outbox where sent_at is null'),
    (waiting) => waiting.length === 0,
  );
  const byPeople = toTeam(mail).filter(({ subject }) => /A person/.test(subject ?? '')).length;
  expect(toTeam(mail).length - byPeople).toBeLessThanOrEqual(12);
  expect(await api.rows('select from held_mails')).toEqual([]);
});
