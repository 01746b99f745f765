import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eventually } from '../../fixtures/eventually.ts';
import { type Arrived, type Behavior, type MailServer, mailServer, QUICK, TEAM } from '../../fixtures/mail-server.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { addresses, least, mailed } from '../../fixtures/sent.ts';
import { testDatabase } from '../../fixtures/test-database.ts';
import { RETRY_POLICY } from '../config/mail-settings.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The cost of a silent server here; an email that is accepted needs a tenth of it. */
const ATTEMPT = 3000;

let mail: MailServer;
let api: TestApi;
beforeAll(async () => {
  mail = await mailServer();
  api = await runningApi({ env: mail.env, retryPolicy: { ...QUICK, attempt: ATTEMPT } });
});

/** What the database contains about unsent emails, apart from the confirmations that were given up, and then what everyone is told. */
const health = async (from = api) => {
  const [mails] = await from.rows<{ waiting: number; dead: number }>(
    `select count(*) filter (where dead_at is null)::int as waiting, count(dead_at) filter (where kind <> 'project-confirmation')::int as dead
       from outbox where sent_at is null`,
  );
  const { status } = (await (await from.get('/api/health/mail')).json()) as { status: string };
  return { status, waiting: mails?.waiting ?? 0, dead: mails?.dead ?? 0 };
};
const allOut = (from = api) =>
  eventually(
    () => health(from),
    ({ waiting }) => waiting === 0,
  );
const sendAll = async () => {
  const contactEmail = `name@${randomUUID()}.example`;
  const answers = await Promise.all(
    mailed.map((kind) => api.post(addresses[kind], { ...least[kind], ...(kind === 'project' && { contactEmail }) })),
  );
  for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([201, { emailSent: false }]);
};

describe('whatever the mail server does, the visitor gets the saved text, and every mail arrives once the server is back', () => {
  beforeEach(() => mail.arrived.splice(0));
  afterEach(async () => {
    mail.behave('accepts');
    await allOut();
    // Two for the team, one confirmation. An email whose acceptance was not heard arrives twice, under the same Message-ID.
    const different = (mails: readonly Arrived[]) => new Set(mails.map(({ messageId }) => messageId)).size;
    expect(different(mail.arrived)).toBe(3);
    expect(different(mail.arrived.filter(({ recipients }) => recipients.includes(TEAM)))).toBe(2);
  });

  test('it is down', async () => {
    await mail.goDown();
    await sendAll();
    expect((await health()).waiting).toBe(3);
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
  const earnest = await runningApi({ env: mail.env, retryPolicy: { attempt: 15_000 } });
  expect(RETRY_POLICY.withinRequest).toBe(3000);
  mail.behave('silent');
  const before = performance.now();
  const answer = await earnest.post('/api/feedback', least.feedback);
  const took = performance.now() - before;
  expect([answer.status, ((await answer.json()) as { emailSent: boolean }).emailSent]).toEqual([201, false]);
  expect(took).toBeGreaterThan(2900);
  // Not for as long as an attempt may take; the rest depends on how busy the machine is.
  expect(took).toBeLessThan(14_000);
  mail.behave('accepts');
});

test('a recipient that is refused for good: the team is tried again, a confirmation is not', async () => {
  const one = await runningApi({ env: mail.env, retryPolicy: QUICK });
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

test('where the server refuses our own account, nothing is given up, confirmations neither', async () => {
  const one = await runningApi({ env: mail.env, retryPolicy: QUICK });
  mail.behave('refuses us');
  await one.post('/api/projects', { ...least.project, contactEmail: `name@${randomUUID()}.example` });
  const tried = await eventually(
    () => one.rows<{ attempts: number }>('select kind, attempts, last_error, dead_at from outbox order by kind'),
    (rows) => rows.every(({ attempts }) => attempts > 2),
  );
  expect(tried).toMatchObject([
    { kind: 'project-confirmation', last_error: '554', dead_at: null },
    { kind: 'project-team', last_error: '554', dead_at: null },
  ]);
  mail.behave('accepts');
  await allOut(one);
});

test('an attempt ends when its time is over, also when memory is cleared meanwhile', async () => {
  const one = await runningApi({ env: mail.env, retryPolicy: { ...QUICK, withinRequest: 10, attempt: 500 } });
  mail.behave('silent');
  await one.post('/api/feedback', least.feedback);
  const [row] = await eventually(
    async () => {
      collectGarbage();
      return one.rows<{ attempts: number }>('select attempts, last_error from outbox');
    },
    ([now]) => (now?.attempts ?? 0) > 1,
  );
  expect(row).toMatchObject({ last_error: 'EABORT' });
  mail.behave('accepts');
  await allOut(one);
});

test('after the cap of attempts a mail is dead, health says so, and it stays in the outbox', async () => {
  const one = await runningApi({ env: mail.env, retryPolicy: { ...QUICK, attempts: 3 } });
  mail.behave('refuses mails');
  await one.post('/api/feedback', { ...least.feedback, summary: 'canary-given-up' });
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
  const one = await runningApi({ env: mail.env, retryPolicy: QUICK });
  await one.rows(
    `insert into outbox (id, kind, recipient, subject, body, next_attempt_at, created_at)
     values (gen_random_uuid(), 'feedback-team', $1, 's', 'b', now() + interval '1 hour', now() - interval '11 minutes')`,
    [TEAM],
  );
  expect(await health(one)).toMatchObject({ status: 'late', waiting: 1 });
});

test('pauses grow from 15 s to an hour, and a mail is tried for four days and more', () => {
  const { firstPause, longestPause, attempts } = RETRY_POLICY;
  expect([firstPause, longestPause]).toEqual([15_000, 3_600_000]);
  const all = Array.from({ length: attempts - 1 }, (_, index) => Math.min(firstPause * 2 ** index, longestPause));
  expect(all.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(4 * 24 * 3_600_000);
});

test('two APIs on one database share an outbox and send nothing twice', async () => {
  const databaseUrl = await testDatabase();
  const shared = await mailServer();
  await shared.goDown();
  const first = await runningApi({ databaseUrl, env: shared.env, retryPolicy: QUICK });
  for (let sent = 0; sent < 20; sent += 1) await first.post('/api/feedback', least.feedback);
  const second = await runningApi({ databaseUrl, env: shared.env, retryPolicy: QUICK });
  await shared.comeUp();
  await Promise.all([allOut(first), allOut(second)]);
  expect(shared.arrived).toHaveLength(20);
  expect(new Set(shared.arrived.map(({ messageId }) => messageId)).size).toBe(20);
});
