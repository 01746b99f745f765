import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { mailServer } from '../../fixtures/mail-server.ts';
import { ordered } from '../../fixtures/maintainer.ts';
import { opened } from '../../fixtures/readers.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { addresses, kinds, least } from '../../fixtures/sent.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { withDataSource } from '../../fixtures/test-database.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/** Tests that `maintainers.test.ts` runs. */
export function backupCases(): void {
  const on = (api: TestApi, work: (dataSource: DataSource) => Promise<string>) => withDataSource(api.databaseUrl, work);

  /** Every row of every table that a backup holds. */
  async function everything(api: TestApi): Promise<string[]> {
    const tables = await api.rows<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_name not in ('migrations', 'daily_secrets') order by 1",
    );
    const rows = await Promise.all(
      tables.map(({ name }) => api.rows<{ row: string }>(`select '${name} ' || t::text as row from ${name} t`)),
    );
    return rows
      .flat()
      .map(({ row }) => row)
      .sort();
  }

  let api: TestApi;
  let file: string;
  /** What making the backup said. */
  let said: string;
  beforeAll(async () => {
    const mail = await mailServer();
    await mail.goDown();
    api = await runningApi({ env: mail.env });
    for (const kind of kinds)
      await api.post(
        addresses[kind],
        { ...least[kind], ...(kind === 'feedback' && { details: 'Two\nlines, "marks", 漢字 \u202e 🐈' }) },
        { 'idempotency-key': `key-of-a-${kind}-form` },
      );
    await ordered(api.databaseUrl, 'feedback', 'read', '1', '--why', 'x');
    await api.rows("insert into held_mails values ('feedback-team', 7, true)");
    await api.rows(
      "insert into ai_tools (name, description, category, pricing, url, icon, tags) values ('T', 'd', 'c', 'p', 'u', 'i', '{a,\"b c\"}')",
    );
    // The mails that wait are not tried meanwhile.
    await api.stop();
    file = path.join(temporaryFolder(), 'all.backup');
    said = await on(api, (dataSource) => makeBackup(dataSource, file));
  });

  test('a backup is one file that its owner alone may read; put into a new database it is the same to the last row', async () => {
    expect(said).toMatch(/^\d+ rows are in /);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // Without it nobody can try addresses on the digests.
    const [kept] = await api.rows<{ secret: string }>('select secret from daily_secrets');
    expect(kept?.secret).toHaveLength(44);
    expect(readFileSync(file, 'utf8')).not.toContain(kept?.secret);
    const fresh = await runningApi();
    expect(await on(fresh, (dataSource) => restoreBackup(dataSource, file))).toMatch(/^\d+ rows from 20.+ are back\./);
    const before = await everything(api);
    expect(before.length).toBeGreaterThan(10);
    expect(await everything(fresh)).toEqual(before);
    // The work goes on where it was; so do numbers.
    expect(await (await fresh.post('/api/feedback', least.feedback)).json()).toEqual({ emailSent: false });
    expect(await fresh.rows('select max(id) as id from website_feedback')).toEqual([{ id: 2 }]);
    const [report] = await fresh.rows<{ id: number; sealed: Buffer }>('select id, sealed from conduct_reports');
    expect((await opened(report?.sealed)).description).toBe(least.report.description);
    expect(await ordered(fresh.databaseUrl, 'reports', 'read', String(report?.id), '--why', 'x')).toMatch(/is read\. It was unread\.$/);
  });

  test('nothing is overwritten: neither a file, nor a database that somebody sent something to', async () => {
    await expect(on(api, (dataSource) => makeBackup(dataSource, file))).rejects.toThrow('already exists');
    const before = await everything(api);
    await expect(on(api, (dataSource) => restoreBackup(dataSource, file))).rejects.toThrow(
      'This database already contains what visitors sent.',
    );
    expect(await everything(api)).toEqual(before);
  });

  test('a file that was cut short, is no backup or comes from another release is refused, and nothing changes', async () => {
    const fresh = await runningApi();
    const before = await everything(fresh);
    const whole = readFileSync(file, 'utf8');
    const lines = whole.trimEnd().split('\n');
    const [head = ''] = lines;
    for (const [text, sentence] of [
      [lines.slice(0, -1).join('\n'), 'cut short'],
      [whole.slice(0, whole.length / 2), 'cut short'],
      ['{"hello":1}', 'is not a backup'],
      ['hello', 'is not a backup'],
      [whole.replace(head, head.replace('Records', 'Other')), 'another release'],
      [[head, '{"table":"pg_authid","rows":[{}]}', '{"end":1}'].join('\n'), 'does not know'],
    ] as const) {
      const other = path.join(temporaryFolder(), 'other.backup');
      writeFileSync(other, text);
      await expect(on(fresh, (dataSource) => restoreBackup(dataSource, other))).rejects.toThrow(sentence);
    }
    await expect(on(fresh, (dataSource) => restoreBackup(dataSource, '/nowhere/at/all'))).rejects.toThrow('There is no file');
    expect(await everything(fresh)).toEqual(before);
  });
}
