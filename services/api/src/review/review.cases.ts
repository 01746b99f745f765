import { eventually } from '../../fixtures/eventually.ts';
import { allSent, mailServer, QUICK } from '../../fixtures/mail-server.ts';
import { command, ordered } from '../../fixtures/maintainer.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { addresses, least, sent } from '../../fixtures/sent.ts';
import { testDatabase } from '../../fixtures/test-database.ts';
import type { ProjectDto } from '../projects/project.dto.ts';

/** Tests that `maintainers.test.ts` runs. */
export function reviewCases(): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await runningApi();
  });

  const send = async (kind: keyof typeof addresses, change: object = {}) => (await sent(api, kind, { ...least[kind], ...change })).id;
  /** A name from `--by` is added to the account. */
  const by = (name: string) => expect.stringMatching(new RegExp(`^${name} \\(.+\\)$`));
  const order = (...args: (string | number)[]) => ordered(api.databaseUrl, ...args.map(String));
  const listed = async () => (await (await api.get('/api/projects')).json()) as ProjectDto[];
  const audit = (subject: string, id: number) =>
    api.rows(
      'select action, from_status, to_status, reason, decided_by from review_audit where subject = $1 and record_id = $2 order by id',
      [subject, id],
    );

  test('a project that the command approves is visible at once; a rejected one is gone at once (decision "Review")', async () => {
    const id = await send('project', { title: 'Moss on roofs' });
    expect((await listed()).some((project) => project.id === id)).toBe(false);
    const env = { DATABASE_URL: api.databaseUrl };
    const approved = await command('review', ['projects', 'approve', String(id), '--why', 'clear and safe', '--by', 'Kim'], env);
    expect(approved).toEqual({ code: 0, out: `The project ${id} is approved. It was pending.\n`, errors: '' });
    const found = (list: ProjectDto[]) => list.some((project) => project.id === id);
    await eventually(listed, found);
    await order('projects', 'reject', id, '--why', 'its team withdrew');
    await eventually(listed, (list) => !found(list));
    expect(await audit('project', id)).toEqual([
      { action: 'approve', from_status: 'pending', to_status: 'approved', reason: 'clear and safe', decided_by: by('Kim') },
      { action: 'reject', from_status: 'approved', to_status: 'rejected', reason: 'its team withdrew', decided_by: by('maintainer') },
    ]);
  });

  test('the list shows what is pending, the newest first, and other states when asked', async () => {
    const [first, second] = [await send('project', { title: 'First idea' }), await send('project', { title: 'Second idea' })];
    await order('projects', 'reject', first, '--why', 'a test');
    const pending = (await order('projects', 'list')).split('\n');
    expect(pending[0]).toMatch(new RegExp(`^ +${second}  20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d  pending   Second idea$`));
    expect(pending.join()).not.toContain('First idea');
    expect(await order('projects', 'list', '--status', 'rejected')).toContain('First idea');
    const all = await order('projects', 'list', '--status', 'all');
    for (const title of ['First idea', 'Second idea', 'Thoracic Oncology']) expect(all).toContain(title);
    await expect(order('projects', 'list', '--status', 'gone')).rejects.toThrow(
      'The status of projects must be one of pending, approved, closed, rejected, quarantined, or all; "gone" is not.',
    );
  });

  test('show tells everything of a record, and what was decided on it', async () => {
    const id = await send('project', { duration: '1-month', description: 'One line.\nAnother.' });
    await order('projects', 'approve', id, '--why', 'good');
    const shown = await order('projects', 'show', id);
    for (const part of [
      `project ${id}, approved, sent 20`,
      'Contact: Ada Example',
      'Email: ada@student.example',
      '> One line.\n> Another.',
      'Members: 1 of 10',
    ])
      expect(shown).toContain(part);
    expect(shown).toMatch(/approve by maintainer \(.+\): good$/);
  });

  test('the sample projects are removed with one command, which is recorded, and a later start does not bring them back', async () => {
    const own = await runningApi();
    const projects = async (from: TestApi) => (await (await from.get('/api/projects')).json()) as ProjectDto[];
    const samples = (await projects(own)).map(({ id }) => id);
    expect((await projects(own)).every(({ sample }) => sample)).toBe(true);
    const env = { DATABASE_URL: own.databaseUrl };
    const removed = await command('review', ['projects', 'remove-samples', '--by', 'Kim', '--why', 'we have our own'], env);
    expect(removed).toEqual({ code: 0, out: `${samples.length} sample projects were removed.\n`, errors: '' });
    expect(await ordered(own.databaseUrl, 'projects', 'remove-samples')).toBe('There are no sample projects.');
    await eventually(
      () => projects(own),
      (list) => list.length === 0,
    );
    expect(
      await own.rows('select record_id, subject, action, from_status, to_status, reason, decided_by from review_audit order by id'),
    ).toEqual(
      samples.map((id) => ({
        record_id: id,
        subject: 'project',
        action: 'remove-samples',
        from_status: 'approved',
        to_status: 'removed',
        reason: 'we have our own',
        decided_by: by('Kim'),
      })),
    );
    expect(await projects(await runningApi({ databaseUrl: own.databaseUrl }))).toEqual([]);
  });

  test('removing the samples keeps what visitors sent', async () => {
    const own = await runningApi();
    await own.post(addresses.project, { ...least.project, title: 'Moss on walls' });
    await ordered(own.databaseUrl, 'projects', 'remove-samples');
    expect(await own.rows('select title from research_projects')).toEqual([{ title: 'Moss on walls' }]);
  });

  test('reports and feedback are listed, shown and read; reading is written down too', async () => {
    const report = await send('report', { violationType: 'harassment' });
    const feedback = await send('feedback', { consentToContact: true, severity: 'high' });
    expect(await order('reports', 'list')).toMatch(new RegExp(`^ *${report}  20\\d\\d-\\d\\d-\\d\\d  unread    sealed$`, 'm'));
    expect(await order('reports', 'show', report)).toMatch(new RegExp(`^report ${report}, unread, sent 20\\d\\d-\\d\\d-\\d\\d UTC$`));
    expect(await order('feedback', 'show', feedback)).toContain('Severity: Blocks important features');
    expect(await order('reports', 'read', report, '--why', 'talked to both')).toBe(`The report ${report} is read. It was unread.`);
    expect(await order('feedback', 'read', feedback)).toBe(`The feedback ${feedback} is read. It was unread.`);
    expect(await order('reports', 'list')).toBe('No entry in reports has the status unread.');
    expect(await audit('report', report)).toEqual([
      { action: 'read', from_status: 'unread', to_status: 'read', reason: 'talked to both', decided_by: by('maintainer') },
    ]);
  });

  test('many are decided on at once, each with a row of its own; what has another status is left alone', async () => {
    const own = await runningApi();
    for (let index = 0; index < 5; index += 1) await own.post(addresses.feedback, least.feedback);
    await ordered(own.databaseUrl, 'feedback', 'read', '3');
    const many = ['feedback', 'reject', '--from', '2', '--to', '2000', '--why', 'a flood'];
    expect(await ordered(own.databaseUrl, ...many)).toBe('4 of 1999 numbers are now quarantined.');
    expect(await ordered(own.databaseUrl, ...many)).toBe('0 of 1999 numbers are now quarantined.');
    expect(await own.rows('select id, status from website_feedback order by id')).toEqual([
      { id: 1, status: 'unread' },
      ...[2, 3, 4, 5].map((id) => ({ id, status: 'quarantined' })),
    ]);
    expect(await own.rows("select record_id, from_status, reason from review_audit where action = 'reject' order by record_id")).toEqual(
      [2, 3, 4, 5].map((id) => ({ record_id: id, from_status: id === 3 ? 'read' : 'unread', reason: 'a flood' })),
    );
  });

  test('what a visitor wrote cannot steer the terminal of a maintainer', async () => {
    const id = await send('feedback', { summary: '\u001b[2Jgone\u202e\r\nfake line', details: '\u001b]0;title\u0007\nnext' });
    for (const shown of [await order('feedback', 'list'), await order('feedback', 'show', id)])
      expect(shown).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
    expect((await order('feedback', 'list')).split('\n')[0]).toContain('[2Jgone fake line');
  });

  test.each([
    [['projects', 'approve', '1', '--why', 'x'], 'The project 1 is already approved; nothing was changed.'],
    [['projects', 'approve', '999999', '--why', 'x'], 'There is no project 999999.'],
    [['projects', 'show', '999999'], 'There is no project 999999.'],
    [['projects', 'approve', '1'], 'Say why, so that others can understand it later: npm run review -- projects approve 1 --why "..."'],
    [['projects', 'reject', '1', '--why', '  '], 'Say why, so that others can understand it later'],
    [['reports', 'read', '1'], 'Say why, so that others can understand it later'],
    [['projects', 'show'], 'Give its number: npm run review -- projects show 12'],
    [['projects', 'show', '1; drop table users'], 'Give its number'],
    [['feedback', 'reject', '--from', '9', '--to', '2', '--why', 'x'], 'Give the first and the last number: --from 100 --to 2099'],
    [['feedback', 'reject', '--from', '9', '--why', 'x'], 'Give the first and the last number'],
    [['reports', 'close', '--from', '1', '--to', '9', '--why', 'x'], 'Give its number: npm run review -- reports close 12'],
    [['reports', 'export'], 'Say why, so that others can understand it later: npm run review -- reports export --why "..."'],
    [['reports', 'export', '999999', '--why', 'x'], 'There is no report 999999.'],
    [['reports', 'reseal', '--why', 'x'], 'Name the file'],
    [['reports', 'reseal', '/nowhere/at/all', '--why', 'x'], 'There is no file /nowhere/at/all.'],
    [['reports', 'approve', '1', '--why', 'x'], 'npm run review -- projects list|show|approve|reject|close|reopen|release'],
    [['constructor', 'list'], 'npm run review -- projects list|show|approve|reject|close|reopen|release'],
    [['projects', 'list', '--colour'], 'npm run review -- projects list|show|approve|reject|close|reopen|release'],
    [[], 'npm run review -- projects list|show|approve|reject|close|reopen|release'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    await expect(order(...args)).rejects.toThrow(sentence);
  });

  test('two maintainers at once: one decides, the other is told', async () => {
    const id = await send('project');
    const both = await Promise.allSettled([1, 2].map(() => order('projects', 'approve', id, '--why', 'good')));
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await audit('project', id)).toHaveLength(1);
  });

  test('a refusal is one line on standard error and an exit code; so is a database that is not there or not set up', async () => {
    const DATABASE_URL = api.databaseUrl;
    const [refused, away, empty] = await Promise.all([
      command('review', ['projects', 'show', '999999'], { DATABASE_URL }),
      command('review', ['projects', 'list'], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }),
      command('review', ['projects', 'list'], { DATABASE_URL: await testDatabase() }),
    ]);
    expect(refused).toEqual({ code: 1, out: '', errors: 'There is no project 999999.\n' });
    expect(away).toEqual({ code: 1, out: '', errors: 'The database cannot be reached. Start it, or correct DATABASE_URL or DATA_DIR.\n' });
    expect(empty).toEqual({ code: 1, out: '', errors: 'The database has not been set up yet. Run npm start once.\n' });
  });

  test('mails that wait or were given up are listed without their words, and tried again when told', async () => {
    const mail = await mailServer();
    const one = await runningApi({ env: mail.env, retryPolicy: { ...QUICK, attempts: 1 } });
    expect(await ordered(one.databaseUrl, 'mails', 'list')).toBe('No email is waiting, and none has been given up.');
    mail.behave('refuses mails');
    await one.post('/api/feedback', { ...least.feedback, summary: 'canary-words' });
    const given = await eventually(
      () => ordered(one.databaseUrl, 'mails', 'list'),
      (text) => text.includes('given up'),
    );
    expect(given).toMatch(/feedback-team +given up {2}1 attempts, last error 451$/);
    expect(given).not.toContain('canary');
    mail.behave('accepts');
    expect(await ordered(one.databaseUrl, 'mails', 'retry')).toBe('Retrying one email now.');
    expect((await mail.mails(/canary-words/))[0]?.recipients).toHaveLength(1);
  });

  test('a mail that is being sent just now is not tried a second time, also when it failed before', async () => {
    const mail = await mailServer();
    const one = await runningApi({ env: mail.env, retryPolicy: { ...QUICK, withinRequest: 10 } });
    const attempts = async () => (await one.rows<{ attempts: number }>('select attempts from outbox'))[0]?.attempts ?? 0;
    mail.behave('refuses mails');
    await one.post('/api/feedback', least.feedback);
    await eventually(attempts, (count) => count > 1);
    mail.behave('waits');
    const before = mail.begun();
    await eventually(
      async () => mail.begun(),
      (begun) => begun > before,
    );
    const tried = await attempts();
    expect(await ordered(one.databaseUrl, 'mails', 'retry')).toBe(
      'There is no failed email to retry. Emails now being sent are not affected.',
    );
    expect(await attempts()).toBe(tried);
    mail.behave('accepts');
    await allSent(one);
    expect(mail.arrived).toHaveLength(1);
  });

  test('the digest of the audit log up to an entry stays the same when others follow, and differs once an entry was changed', async () => {
    const { id } = await sent(api, 'feedback', least.feedback);
    await ordered(api.databaseUrl, 'feedback', 'read', String(id));
    const then = await ordered(api.databaseUrl, 'audit', 'digest');
    const [last = ''] = then.split(' ');
    expect(then).toMatch(/^\d{9} [0-9a-f]{64}$/);
    await ordered(api.databaseUrl, 'feedback', 'reject', String(id), '--why', 'x');
    expect(await ordered(api.databaseUrl, 'audit', 'digest')).not.toBe(then);
    expect(await ordered(api.databaseUrl, 'audit', 'digest', String(Number(last)))).toBe(then);
    await api.rows('alter table review_audit disable trigger all');
    await api.rows("update review_audit set reason = 'another' where id = $1", [Number(last)]);
    expect(await ordered(api.databaseUrl, 'audit', 'digest', String(Number(last)))).not.toBe(then);
    await api.rows('alter table review_audit enable trigger all');
  });
}
