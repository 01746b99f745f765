import { randomUUID } from 'node:crypto';
import { eventually } from '../../fixtures/eventually.ts';
import { type Behavior, type MailServer, mailServer, QUICK, TEAM } from '../../fixtures/mail-server.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { addresses, kinds, least } from '../../fixtures/sent.ts';
import { testDatabase } from '../../fixtures/test-database.ts';
import { MAIL_PACING } from '../platform/mail-settings.ts';

/** What a silent server costs here; a mail that is taken needs a tenth of it. */
const ATTEMPT = 3000;

let mail: MailServer;
let api: TestApi;
beforeAll(async () => {
  mail = await mailServer();
  api = await runningApi({ env: mail.env, pacing: { ...QUICK, attempt: ATTEMPT } });
});

const health = async (from = api) =>
  (await (await from.get('/api/health/mail')).json()) as { status: string; waiting: number; dead: number };
const allOut = (from = api) =>
  eventually(
    () => health(from),
    ({ waiting }) => waiting === 0,
  );
const sendAll = async () => {
  const contactEmail = `${randomUUID()}@student.example`;
  const answers = await Promise.all(
    kinds.map((kind) => api.post(addresses[kind], { ...least[kind], ...(kind === 'project' && { contactEmail }) })),
  );
  for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([201, { id: expect.any(Number), emailSent: false }]);
};

describe('whatever the mail server does, the visitor gets the saved text, and every mail arrives once the server is back', () => {
  beforeEach(() => mail.arrived.splice(0));
  afterEach(async () => {
    mail.behave('accepts');
    await allOut();
    // Three for the team, one confirmation, each once: the Message-ID tells them apart.
    expect(mail.arrived).toHaveLength(4);
    expect(new Set(mail.arrived.map(({ messageId }) => messageId)).size).toBe(4);
    expect(mail.arrived.filter(({ recipients }) => recipients.includes(TEAM))).toHaveLength(3);
  });

  test('it is down', async () => {
    await mail.goDown();
    await sendAll();
    expect((await health()).waiting).toBe(4);
    await mail.comeUp();
  });

  test.each<Behavior>(['refuses mails', 'dies', 'silent'])('it %s', async (behavior) => {
    mail.behave(behavior);
    await sendAll();
    expect((await health()).waiting).toBeGreaterThan(0);
    expect(mail.arrived).toEqual([]);
  });
});

test('a request waits for a silent mail server for 3 s at most (decision "E-mail")', async () => {
  const earnest = await runningApi({ env: mail.env, pacing: { attempt: 15_000 } });
  expect(MAIL_PACING.withinRequest).toBe(3000);
  mail.behave('silent');
  const before = performance.now();
  const answer = await earnest.post('/api/feedback', least.feedback);
  const took = performance.now() - before;
  expect([answer.status, ((await answer.json()) as { emailSent: boolean }).emailSent]).toEqual([201, false]);
  expect(took).toBeGreaterThan(2900);
  // Not for as long as an attempt may take; how busy the machine is decides the rest.
  expect(took).toBeLessThan(14_000);
  mail.behave('accepts');
});

test('a recipient that is refused for good: the team is tried again, a confirmation is not', async () => {
  const one = await runningApi({ env: mail.env, pacing: QUICK });
  mail.behave('refuses recipients');
  await one.post('/api/projects', least.project);
  await eventually(
    () => one.rows<{ attempts: number }>("select attempts from outbox where kind = 'project-team'"),
    ([row]) => (row?.attempts ?? 0) > 3,
  );
  const [confirmation] = await one.rows(
    "select dead_at is not null as dead, attempts, last_error from outbox where kind = 'project-confirmation'",
  );
  expect(confirmation).toEqual({ dead: true, attempts: 1, last_error: '550' });
  expect(await health(one)).toMatchObject({ status: 'well', waiting: 1, dead: 0 });
  mail.behave('accepts');
  await allOut(one);
});

test('after the cap of attempts a mail is dead, health says so, and it stays in the outbox', async () => {
  const one = await runningApi({ env: mail.env, pacing: { ...QUICK, attempts: 3 } });
  mail.behave('refuses mails');
  await one.post('/api/feedback', { summary: 'canary-given-up', details: 'd' });
  const dead = await eventually(
    () => health(one),
    (now) => now.dead === 1,
  );
  expect(dead).toMatchObject({ status: 'failing', waiting: 0 });
  expect(await one.rows('select attempts, last_error from outbox')).toEqual([{ attempts: 3, last_error: '451' }]);
  expect(JSON.stringify(await health(one))).not.toMatch(/canary/);
  mail.behave('accepts');
});

test('a mail that has waited for ten minutes makes health say late', async () => {
  const one = await runningApi({ env: mail.env, pacing: QUICK });
  await one.rows(
    `insert into outbox (id, kind, recipient, subject, body, next_attempt_at, created_at)
     values (gen_random_uuid(), 'feedback-team', $1, 's', 'b', now() + interval '1 hour', now() - interval '11 minutes')`,
    [TEAM],
  );
  expect(await health(one)).toMatchObject({ status: 'late', waiting: 1 });
});

test('pauses grow from 15 s to an hour, and a mail is tried for four days and more', () => {
  const { firstPause, longestPause, attempts } = MAIL_PACING;
  expect([firstPause, longestPause]).toEqual([15_000, 3_600_000]);
  const all = Array.from({ length: attempts - 1 }, (_, at) => Math.min(firstPause * 2 ** at, longestPause));
  expect(all.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(4 * 24 * 3_600_000);
});

test('two APIs on one database share an outbox and send nothing twice', async () => {
  const databaseUrl = await testDatabase();
  const shared = await mailServer();
  await shared.goDown();
  const first = await runningApi({ databaseUrl, env: shared.env, pacing: QUICK });
  for (let sent = 0; sent < 20; sent += 1) await first.post('/api/feedback', least.feedback);
  const second = await runningApi({ databaseUrl, env: shared.env, pacing: QUICK });
  await shared.comeUp();
  await Promise.all([allOut(first), allOut(second)]);
  expect(shared.arrived).toHaveLength(20);
  expect(new Set(shared.arrived.map(({ messageId }) => messageId)).size).toBe(20);
});
