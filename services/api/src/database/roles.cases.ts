import { eventually } from '../../fixtures/eventually.ts';
import { ordered } from '../../fixtures/maintainer.ts';
import { runningApi } from '../../fixtures/running-api.ts';
import { addresses, kinds, least, sent } from '../../fixtures/sent.ts';
import { sql, testDatabase } from '../../fixtures/test-database.ts';
import { migrate } from './migrate.ts';

/** Tests that `database.test.ts` runs. */
export function roleCases(): void {
  /** A database that its owner has set up, and its addresses for the other two roles. */
  async function withRoles() {
    const url = await testDatabase();
    for (const role of ['portal_app', 'portal_review']) await sql(url, `create role ${role}`).catch(() => {});
    await migrate(url);
    const as = (role: string) => `${url}?options=${encodeURIComponent(`-c role=${role}`)}`;
    return { url, app: as('portal_app'), review: as('portal_review') };
  }

  test('the role of the API is enough for all that the API does, and changes neither tables nor decisions, nor runs programs', async () => {
    const { url, app } = await withRoles();
    const api = await runningApi({ databaseUrl: app });
    for (const kind of kinds) await sent(api, kind, least[kind], { 'idempotency-key': `as-the-role-of-the-api-${kind}` });
    for (const at of ['/api/projects', '/api/modules', '/api/tools', '/api/health/ready', '/api/health/mail', '/api/health/space'])
      expect([at, (await api.get(at)).status]).toEqual([at, 200]);
    await ordered(url, 'feedback', 'read', '1', '--why', 'x');
    // PostgreSQL 15's message says who may run programs.
    for (const wrong of [
      "insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by) values ('a', 1, 'b', 'c', 'd', 'e', 'f')",
      "update review_audit set reason = 'y'",
      'delete from review_audit',
      'truncate review_audit',
      'table users',
      "copy (select 1) to program 'id'",
      "select pg_read_file('PG_VERSION')",
      'create table mine (it text)',
    ])
      await expect(sql(app, wrong)).rejects.toThrow(/permission denied|must be superuser/);
    for (const wrong of ['alter table review_audit disable trigger all', 'drop table conduct_reports', 'alter table outbox add mine text'])
      await expect(sql(app, wrong)).rejects.toThrow('must be owner');
    expect(await sql(url, 'select reason from review_audit')).toEqual([{ reason: 'x' }]);
  });

  test('the role of the review decides and hands out reports, and rewrites nothing', async () => {
    const { url, review } = await withRoles();
    const api = await runningApi({ databaseUrl: url });
    const { id } = await sent(api, 'report', least.report);
    await api.post(addresses.feedback, least.feedback);
    expect(await ordered(review, 'reports', 'list')).toContain(String(id));
    expect(await ordered(review, 'reports', 'export', '--why', 'x')).toContain('BEGIN AGE');
    expect(await ordered(review, 'reports', 'close', String(id), '--why', 'x')).toContain('is read');
    expect(await ordered(review, 'feedback', 'reject', '--from', '1', '--to', '9', '--why', 'x')).toContain('1 of 9');
    expect(await ordered(review, 'mails', 'list')).toBe('No email is waiting, and none has been given up.');
    for (const wrong of [
      "update review_audit set reason = 'y'",
      'delete from review_audit',
      "update website_feedback set details = 'y'",
      'delete from conduct_reports',
    ])
      await expect(sql(review, wrong)).rejects.toThrow('permission denied');
  });

  test('an API whose role may not migrate waits until the owner has', async () => {
    const url = await testDatabase();
    await sql(url, 'create role portal_app').catch(() => {});
    const api = await runningApi({ databaseUrl: `${url}?options=${encodeURIComponent('-c role=portal_app')}` });
    expect((await api.get('/api/health/ready')).status).toBe(503);
    await migrate(url);
    await eventually(
      async () => (await api.get('/api/health/ready')).status,
      (status) => status === 200,
    );
  });
}
