import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { clockFromNoon } from '../../fixtures/clock.ts';
import { home } from '../../fixtures/home.ts';
import { type MailServer, mailServer, QUICK } from '../../fixtures/mail-server.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { least } from '../../fixtures/sent.ts';
import { readSettings } from '../config/settings.ts';
import { CONFIRMATIONS_BY_CLIENT } from '../rate-limits/limit-table.ts';
import { applyRetention } from '../retention/apply-retention.ts';
import { countedAs } from './confirmations.ts';
import { MailTemplates } from './mail-templates.ts';

/** Tests that `mail-limits.test.ts` runs. */
export function confirmationCases(): void {
  let mail: MailServer;
  let api: TestApi;
  const start = (databaseUrl?: string) =>
    runningApi({ env: { ...mail.env, LIMITS: '', TRUSTED_HOPS: '1' }, retryPolicy: QUICK, ...(databaseUrl && { databaseUrl }) });
  beforeAll(async () => {
    clockFromNoon();
    mail = await mailServer();
    api = await start();
  });
  // As if nobody had been sent a confirmation yet.
  beforeEach(async () => {
    clockFromNoon();
    for (const table of ['confirmed_addresses', 'daily_secrets', 'outbox']) await api.rows(`delete from ${table}`);
  });

  let networks = 0;
  function someone(): string {
    networks += 1;
    return `198.51.${networks}.7`;
  }
  const submit = async (contactEmail: string, sender = someone(), to = api) => {
    const answer = await to.post('/api/projects', { ...least.project, contactEmail }, { 'x-forwarded-for': sender });
    expect(answer.status).toBe(201);
  };
  /** How many confirmations were written. */
  const confirmed = async () => (await api.rows("select from outbox where kind = 'project-confirmation'")).length;

  test('one sender causes three confirmations an hour, whoever they go to; every idea is stored and told to the team', async () => {
    const sender = someone();
    const before = (await api.rows('select from research_projects')).length;
    for (let index = 0; index < CONFIRMATIONS_BY_CLIENT.max + 2; index += 1) await submit(`victim@stranger-${index}.example`, sender);
    expect(await confirmed()).toBe(CONFIRMATIONS_BY_CLIENT.max);
    expect(await api.rows('select from research_projects')).toHaveLength(before + CONFIRMATIONS_BY_CLIENT.max + 2);
    expect(await api.rows("select from outbox where kind = 'project-team'")).toHaveLength(CONFIRMATIONS_BY_CLIENT.max + 2);
    // Someone else gets theirs.
    await submit('person@elsewhere.example');
    expect(await confirmed()).toBe(CONFIRMATIONS_BY_CLIENT.max + 1);
  });

  test('a domain that is no large provider gets one confirmation a day, whatever stands before the @', async () => {
    for (const name of ['info', 'boss', 'anything-at-all']) await submit(`${name}@catches-all.example`);
    expect(await confirmed()).toBe(1);
    for (const name of ['ada', 'grace', 'mary']) await submit(`${name}@outlook.com`);
    expect(await confirmed()).toBe(4);
  });

  test.each([
    ['victim@gmail.com', 'victim@gmail.com'],
    ['v.ictim@gmail.com', 'victim@gmail.com'],
    ['vi.c.tim+again@GoogleMail.com', 'victim@gmail.com'],
    ['First.Last@outlook.com', 'first.last@outlook.com'],
    ['first.last+tag@student.example', 'first.last@student.example'],
  ])('%s is counted as %s', (address, counted) => {
    const { mailbox, domain } = countedAs(address);
    expect(`${mailbox}@${domain}`).toBe(counted);
  });

  test('one person at Gmail gets one confirmation, however the address is written', async () => {
    for (const address of ['victim@gmail.com', 'v.ictim@gmail.com', 'vi.ctim+x@gmail.com', 'VIC.TIM@googlemail.com']) await submit(address);
    expect(await confirmed()).toBe(1);
  });

  test('a restart forgets nobody who was sent one today, nor does another process', async () => {
    const databaseUrl = api.databaseUrl;
    await submit('once@restart.example');
    const other = await start(databaseUrl);
    await submit('once@restart.example', someone(), other);
    await other.stop();
    const again = await start(databaseUrl);
    await submit('other@restart.example', someone(), again);
    await again.stop();
    expect(await confirmed()).toBe(1);
  });

  test('nobody can try addresses on what is kept: it is no plain digest, and its secret goes with the day', async () => {
    await submit('ada@kept.example');
    const kept = JSON.stringify(await api.rows('select * from confirmed_addresses'));
    for (const text of ['ada@kept.example', 'kept.example']) {
      expect(kept).not.toContain(text);
      expect(kept).not.toContain(createHash('sha256').update(text).digest('hex'));
    }
    const secrets = () => api.rows<{ secret: string }>('select secret from daily_secrets');
    expect(await secrets()).toHaveLength(1);
    const templates = new MailTemplates(readSettings({}, home));
    const apply = (now: number) => api.nest.get(DataSource).transaction((manager) => applyRetention(manager, new Date(now), templates));
    await apply(Date.now());
    expect(await secrets()).toHaveLength(1);
    await apply(Date.now() + 86_400_000);
    expect(await secrets()).toEqual([]);
  });

  test('the next day an address may be sent another one', async () => {
    await submit('daily@tomorrow.example');
    clockFromNoon(1);
    await submit('daily@tomorrow.example');
    expect(await confirmed()).toBe(2);
  });
}
