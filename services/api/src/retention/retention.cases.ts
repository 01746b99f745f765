import { home } from '../../fixtures/home.ts';
import { mailServer, QUICK, TEAM } from '../../fixtures/mail-server.ts';
import { command, ordered } from '../../fixtures/maintainer.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { withDataSource } from '../../fixtures/test-database.ts';
import { readSettings } from '../config/settings.ts';
import { applyNow, showRetention } from './retention-command.ts';

/** Tests that `maintainers.test.ts` runs. */
export function retentionCases(): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await runningApi();
  });

  const DAY = 86_400_000;
  const now = new Date();
  /** The clock, this many days from now. */
  const inDays = (days: number) => new Date(now.getTime() + days * DAY);

  const insert = {
    project:
      "insert into research_projects (title, description, field, contact_name, contact_email, status) values ('t', 'd', 'biology', 'n', 'e', $1) returning id",
    report: "insert into conduct_reports (description, status) values ('canary-report', $1) returning id",
    feedback:
      "insert into website_feedback (summary, details, severity, category, status) values ('s', 'd', 'low', 'bug', $1) returning id",
  };
  async function record(kind: keyof typeof insert, status: string): Promise<number> {
    return (await api.rows<{ id: number }>(insert[kind], [status]))[0]?.id ?? 0;
  }
  const settings = (env: NodeJS.ProcessEnv = {}) => readSettings({ DATA_DIR: temporaryFolder(), ...env }, home);
  const apply = (clock: Date, env?: NodeJS.ProcessEnv) =>
    withDataSource(api.databaseUrl, (dataSource) => applyNow(dataSource, settings(env), clock));

  /** Months that start today have 28 to 31 days, so the tests look a few days before and after. */
  test.each<[keyof typeof insert, string, number, string]>([
    ['project', 'pending', 365, 'research_projects'],
    ['project', 'rejected', 182, 'research_projects'],
    ['report', 'unread', 730, 'conduct_reports'],
    ['report', 'read', 365, 'conduct_reports'],
    ['feedback', 'unread', 365, 'website_feedback'],
    ['feedback', 'read', 182, 'website_feedback'],
  ])(
    'a %s that is %s is kept for about %d days: warned of before, deleted two weeks after the warning, never without one',
    async (kind, status, days, table) => {
      const id = await record(kind, status);
      const isThere = async () => (await api.rows(`select from ${table} where id = $1`, [id])).length === 1;
      const line = `${kind} ${id} (${status}), due `;
      expect(await apply(inDays(days - 25))).not.toContain(line);
      // Long after its day, but nobody was warned: the deletion is announced instead of carried out.
      expect(await apply(inDays(days + 10))).toMatch(new RegExp(`Announced for deletion[^]*${line.replace(/[()]/g, '\\$&')}`));
      expect(await apply(inDays(days + 23))).not.toContain(line);
      expect(await isThere()).toBe(true);
      expect(await apply(inDays(days + 25))).toContain(line);
      expect(await isThere()).toBe(false);
    },
  );

  test('what is in quarantine is kept for 30 days since it came, or since it was put there', async () => {
    const isThere = async (table: string, id: number) => (await api.rows(`select from ${table} where id = $1`, [id])).length === 1;
    const [feedback, report, put] = [
      await record('feedback', 'quarantined'),
      await record('report', 'quarantined'),
      await record('feedback', 'unread'),
    ];
    await api.rows("update website_feedback set created_at = now() - interval '20 days' where id = $1", [put]);
    await ordered(api.databaseUrl, 'feedback', 'reject', String(put), '--why', 'a flood');
    await apply(inDays(28));
    for (const [table, id] of [
      ['website_feedback', feedback],
      ['conduct_reports', report],
      ['website_feedback', put],
    ] as const)
      expect([id, await isThere(table, id)]).toEqual([id, true]);
    await apply(inDays(32));
    for (const [table, id] of [
      ['website_feedback', feedback],
      ['conduct_reports', report],
      ['website_feedback', put],
    ] as const)
      expect([id, await isThere(table, id)]).toEqual([id, false]);
  });

  test('an approved project is kept as long as it is public', async () => {
    const id = await record('project', 'approved');
    for (const days of [400, 800, 4000]) await apply(inDays(days));
    expect(await api.rows('select from research_projects where id = $1', [id])).toHaveLength(1);
  });

  test('reading a report once more begins its time anew, and it is warned of again', async () => {
    const id = await record('report', 'read');
    await api.rows("update conduct_reports set created_at = now() - interval '360 days' where id = $1", [id]);
    expect(await apply(now)).toContain(`report ${id} (read), due `);
    await ordered(api.databaseUrl, 'reports', 'read', String(id), '--why', 'still going on');
    expect(await apply(inDays(20))).not.toContain(`report ${id} `);
    expect(await apply(inDays(360))).toContain(`report ${id} (read), due `);
  });

  test('the team is warned by mail, with numbers and days and nothing of what was sent', async () => {
    const mail = await mailServer();
    await runningApi({ databaseUrl: api.databaseUrl, env: mail.env, retryPolicy: QUICK });
    const [id, report] = [await record('feedback', 'unread'), await record('report', 'unread')];
    await api.rows("update website_feedback set created_at = now() - interval '360 days' where id = $1", [id]);
    await api.rows("update conduct_reports set created_at = now() - interval '725 days' where id = $1", [report]);
    await apply(now, mail.env);
    const [warning] = await mail.mails(/Records that will be deleted on 20/);
    expect(warning?.recipients).toEqual([TEAM]);
    expect(warning?.text).toContain(`feedback ${id} (unread), due `);
    // An email about a report would reveal on which day it came, so its readers look for themselves.
    expect(warning?.raw).not.toMatch(/canary|report \d/);
    const shown = await withDataSource(api.databaseUrl, (dataSource) => showRetention(dataSource, now));
    expect(shown).toMatch(new RegExp(`^report ${report} \\(unread\\), due 20\\S+$`, 'm'));
  });

  test('what is needed only for a while goes by itself: accepted, given-up and left mails, keys of requests, digests of addresses', async () => {
    await api.rows(`insert into outbox (id, kind, recipient, subject, body, next_attempt_at, sent_at, dead_at) values
    (gen_random_uuid(), 'sent', '', '', '', now(), now(), null), (gen_random_uuid(), 'dead', '', '', '', now(), null, now()),
    (gen_random_uuid(), 'waits', '', '', '', now(), null, null)`);
    await api.rows("insert into received_requests (key_digest, body_digest, answer, settled) values ('k', 'b', '{}', true)");
    await api.rows("insert into confirmed_addresses (digest, confirmed_at) values ('d', now())");
    const left = async () =>
      (
        await api.rows<{ kind: string }>(
          `select kind from outbox where kind in ('sent', 'dead', 'waits') union all select key_digest from received_requests union all select digest from confirmed_addresses order by 1`,
        )
      ).map(({ kind }) => kind);
    await apply(inDays(0.5));
    expect(await left()).toEqual(['d', 'dead', 'k', 'sent', 'waits']);
    await apply(inDays(3));
    expect(await left()).toEqual(['dead', 'sent', 'waits']);
    await apply(inDays(31));
    expect(await left()).toEqual(['dead', 'waits']);
    // If emails are no longer sent, waiting ones are deleted as well, because they contain what was reported.
    await apply(inDays(91));
    expect(await left()).toEqual([]);
  });

  test('the command shows every period and what is due, and changes nothing until it is told to apply', async () => {
    const id = await record('feedback', 'read');
    await api.rows("update website_feedback set created_at = now() - interval '7 months' where id = $1", [id]);
    const before = await api.rows('select * from deletion_warnings');
    const shown = await withDataSource(api.databaseUrl, (dataSource) => showRetention(dataSource, now));
    expect(shown).toMatch(/^conduct_reports {4}unread {4}24 months$/m);
    expect(shown).toMatch(/^research_projects {2}approved {2}as long as it is public$/m);
    expect(shown).toMatch(new RegExp(`^feedback ${id} \\(read\\), due 20\\S+, the team has not been warned yet$`, 'm'));
    expect(await api.rows('select * from deletion_warnings')).toEqual(before);
    const run = await command('retention', ['apply'], { DATABASE_URL: api.databaseUrl });
    expect([run.code, run.errors]).toEqual([0, '']);
    expect(run.out).toContain(`feedback ${id} (read), due `);
    expect((await command('retention', ['everything'], {})).code).toBe(1);
  });
}
