import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { armor } from 'age-encryption';
import { home } from '../../fixtures/home.ts';
import { ordered } from '../../fixtures/maintainer.ts';
import { opened, readers } from '../../fixtures/readers.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { sent } from '../../fixtures/sent.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { type ReportWords, sealReport } from '../conduct/sealed-report.ts';

/** Tests that `maintainers.test.ts` runs. */
export function reportReviewCases(): void {
  let api: TestApi;
  beforeEach(async () => {
    api = await runningApi();
  });

  const order = (...args: string[]) => ordered(api.databaseUrl, ...args);
  const blocksIn = (text: string) =>
    [...text.matchAll(/^Report (\d+) of .+\n(-----BEGIN[\s\S]+?-----END AGE ENCRYPTED FILE-----)/gm)].map(([, id, block = '']) => ({
      id: Number(id),
      sealed: armor.decode(block),
    }));
  const audit = () => api.rows('select record_id, action, from_status, to_status, reason from review_audit order by id');
  const report = (description: string) => sent(api, 'report', { description });
  const file = (text: string) => {
    const name = path.join(temporaryFolder(), 'reports.txt');
    writeFileSync(name, text);
    return name;
  };

  test('the unread reports are printed sealed, each with its number and day, and who took them and why is recorded', async () => {
    const [first, second] = [await report('One.'), await report('Two.')];
    await order('reports', 'close', String(second.id), '--why', 'a test');
    const [only, ...more] = blocksIn(await order('reports', 'export', '--why', 'weekly look'));
    expect([only?.id, more]).toEqual([first.id, []]);
    expect(await opened(only?.sealed)).toMatchObject({ description: 'One.' });
    const [one] = blocksIn(await order('reports', 'export', String(second.id), '--why', 'once more'));
    expect(await opened(one?.sealed, readers[1].identity)).toMatchObject({ description: 'Two.' });
    expect(blocksIn(await order('reports', 'export', '--status', 'all', '--why', 'all'))).toHaveLength(2);
    expect((await audit()).slice(0, 3)).toEqual([
      { record_id: second.id, action: 'close', from_status: 'unread', to_status: 'read', reason: 'a test' },
      { record_id: first.id, action: 'export', from_status: 'unread', to_status: 'unread', reason: 'weekly look' },
      { record_id: second.id, action: 'export', from_status: 'read', to_status: 'read', reason: 'once more' },
    ]);
    await expect(order('reports', 'export', '--status', 'quarantined', '--why', 'x')).rejects.toThrow(
      'No report has the status quarantined.',
    );
  });

  test('what a reader sealed anew replaces what was there, all of a file or nothing', async () => {
    const ids = [(await report('One.')).id, (await report('Two.')).id];
    const resealed = await Promise.all(
      ids.map(async (id) => {
        const words = await opened(
          (await api.rows<{ sealed: Buffer }>('select sealed from conduct_reports where id = $1', [id]))[0]?.sealed,
        );
        const sealed = await sealReport(words as unknown as ReportWords, [readers[1].recipient]);
        return `Report ${id} of 2026-11-23, unread\n${armor.encode(sealed)}`;
      }),
    );
    const before = await api.rows('select sealed from conduct_reports order by id');
    for (const wrong of [
      [
        resealed[0],
        'Report 999999999 of 2026-11-23, unread',
        armor.encode(await sealReport({ name: null, email: null, violationType: null, description: 'd' }, [readers[1].recipient])),
      ].join('\n'),
      `${resealed[0]}\nReport ${ids[1]} of 2026-11-23, unread\n${armor.encode(new TextEncoder().encode('plain words'))}`,
    ])
      await expect(order('reports', 'reseal', file(wrong), '--why', 'x')).rejects.toThrow('cannot be put back; nothing was changed.');
    await expect(order('reports', 'reseal', file('nothing'), '--why', 'x')).rejects.toThrow('contains no sealed reports');
    expect(await api.rows('select sealed from conduct_reports order by id')).toEqual(before);
    // The other account may not be able to open a file of the person behind sudo, so it reads standard input.
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(home, 'bin/review.mjs'), 'reports', 'reseal', '-', '--why', 'Ada left'],
      {
        input: resealed.join('\n'),
        encoding: 'utf8',
        env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, DATABASE_URL: api.databaseUrl },
      },
    );
    expect([stdout, stderr]).toEqual(['2 reports were resealed.\n', '']);
    const rows = await api.rows<{ sealed: Buffer }>('select sealed from conduct_reports');
    const said = await Promise.all(rows.map(async ({ sealed }) => (await opened(sealed, readers[1].identity)).description));
    expect(said.sort()).toEqual(['One.', 'Two.']);
    await expect(opened(rows[0]?.sealed, readers[0].identity)).rejects.toThrow('no identity matched');
    expect((await audit()).map(({ action, reason }: { action?: string; reason?: string }) => [action, reason])).toEqual([
      ['reseal', 'Ada left'],
      ['reseal', 'Ada left'],
    ]);
  });

  test('what was stored in plain text is sealed by one command, which removes every copy and names the backups', async () => {
    await api.rows(
      `insert into conduct_reports (id, name, email, description, violation_type, status, created_at)
       values (7, 'Ada', 'ada@student.example', 'canary-words', 'other', 'read', '2026-03-04 05:06:07Z')`,
    );
    await api.rows(
      "insert into outbox (id, kind, recipient, subject, body, next_attempt_at, sent_at) values (gen_random_uuid(), 'report-team', '', '', 'canary-words', now(), null)",
    );
    await api.rows("insert into received_requests (key_digest, body_digest, answer, settled) values ('k', 'b', '{\"id\":7}', true)");
    await expect(order('reports', 'export', '--status', 'all', '--why', 'x')).rejects.toThrow(
      'Reports in plain text: 1. Seal them first: npm run review -- reports seal',
    );
    expect(await order('reports', 'list', '--status', 'all')).toContain('in plain text: npm run review -- reports seal');
    const backups = temporaryFolder();
    const line = (table: string, row: object) => `${JSON.stringify({ table, rows: [row] })}\n`;
    writeFileSync(path.join(backups, 'portal-old.jsonl'), line('users', {}) + line('conduct_reports', { description: 'canary-words' }));
    writeFileSync(path.join(backups, 'portal-mail.jsonl'), line('outbox', { kind: 'report-team', body: 'canary-words' }));
    writeFileSync(path.join(backups, 'portal-new.jsonl'), line('conduct_reports', { description: '', sealed: '\\x00' }));
    const said = await order('reports', 'seal', '--backups', backups);
    expect(said).toMatch(/^Reports sealed: 1\. No table contains the text of a report anymore\.$/m);
    expect(said).toContain(
      `Destroy them, and every copy of them elsewhere:\n  ${backups}/portal-mail.jsonl\n  ${backups}/portal-old.jsonl`,
    );
    expect(said).not.toContain('portal-new');
    const [row] = await api.rows<{ sealed: Buffer }>('select * from conduct_reports');
    expect(row).toMatchObject({ id: 7, name: null, email: null, description: '', violation_type: null, status: 'read' });
    expect(row).toMatchObject({ created_at: new Date('2026-03-04') });
    expect(await opened(row?.sealed)).toEqual({
      name: 'Ada',
      email: 'ada@student.example',
      violationType: 'other',
      description: 'canary-words',
    });
    for (const table of ['outbox', 'received_requests']) expect(await api.rows(`select from ${table}`)).toEqual([]);
    expect(await order('reports', 'seal', '--backups', temporaryFolder())).toMatch(
      /^Reports sealed: 0\.[\s\S]*No backup in .+ contains reports/,
    );
  });
}
