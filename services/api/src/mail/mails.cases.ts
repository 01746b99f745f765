import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '../../fixtures/eventually.ts';
import { type Arrived, allSent, type MailServer, mailServer, QUICK, TEAM } from '../../fixtures/mail-server.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { addresses, kinds, least, mailed, sent } from '../../fixtures/sent.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

/** Tests that `mail.test.ts` runs. */
export function mailCases(): void {
  const SITE = { name: 'OpenBench', contactEmail: 'hello@openbench.example', publicUrl: 'https://openbench.example' };

  let mail: MailServer;
  let api: TestApi;
  beforeAll(async () => {
    const storeDir = temporaryFolder();
    mkdirSync(path.join(storeDir, 'current'));
    writeFileSync(path.join(storeDir, 'current/site.json'), JSON.stringify(SITE));
    mail = await mailServer();
    api = await runningApi({ env: mail.env, storeDir, retryPolicy: QUICK });
  });
  beforeEach(async () => {
    await allSent(api);
    mail.arrived.splice(0);
  });

  const send = (kind: keyof typeof addresses, change: object = {}) => sent(api, kind, { ...least[kind], ...change });
  const header = (one: Arrived, name: string) => one.headers.find(({ key }) => key === name)?.value;
  const teamMail = () => {
    const [one, ...more] = mail.arrived.filter(({ recipients }) => recipients.includes(TEAM));
    expect(more).toEqual([]);
    return one as Arrived;
  };

  test.each(mailed)('emailSent is true for a %s because the team has the mail by then (decision "E-mail")', async (kind) => {
    const { id, emailSent } = await send(kind, kind === 'project' ? { contactEmail: `once.${Date.now()}@student.example` } : {});
    expect(emailSent).toBe(true);
    const one = teamMail();
    expect(one.subject).toContain(String(id));
    expect(one.subject).toMatch(/^\[OpenBench\] /);
    expect(one.recipients).toEqual([TEAM]);
    expect(one.from).toEqual({ name: 'OpenBench', address: 'hello@openbench.example' });
  });

  test('mails are plain text, say that a program wrote them, and have a Message-ID made from the row in the outbox', async () => {
    await send('feedback');
    const one = teamMail();
    expect(one.html).toBeUndefined();
    expect(one.attachments).toEqual([]);
    expect(header(one, 'auto-submitted')).toBe('auto-generated');
    const [row] = await api.rows<{ id: string }>('select id from outbox order by created_at desc limit 1');
    expect(one.messageId).toBe(`<${row?.id}@openbench.example>`);
  });

  test('the mail on a project holds what was sent, with the labels that people read, and is answered to its contact', async () => {
    const { id } = await send('project', {
      duration: '6-months-plus',
      description: 'First line.\n\n.\nLast line.',
      contactEmail: 'reply@student.example',
    });
    const { text = '', replyTo } = teamMail();
    for (const part of [
      'Title: Birds of our campus',
      'Field: Biology',
      '> First line.\n>\n> .\n> Last line.',
      'Duration: 6+ months',
      'Skills: (left empty)',
    ])
      expect(text).toContain(part);
    expect(text).toContain(`npm run review -- projects approve ${id} --why`);
    expect(replyTo).toEqual([{ address: 'reply@student.example', name: '' }]);
  });

  test('the submitter of a project gets one confirmation, which holds no text that the sender wrote', async () => {
    await send('project', {
      contactEmail: 'new.one@confirmed.example',
      title: 'canary-title',
      contactName: 'canary-name',
      description: 'canary-text',
    });
    const [confirmation] = await mail.mails(/We received your project idea/);
    expect(confirmation?.recipients).toEqual(['new.one@confirmed.example']);
    expect(confirmation?.raw).not.toMatch(/canary/);
    expect(confirmation?.text).toContain('within 5 business days');
    expect(confirmation?.text).toContain('hello@openbench.example');
    expect(header(confirmation as Arrived, 'auto-submitted')).toBe('auto-generated');
  });

  test('at most one confirmation a day goes to an address, however it is written and however many come at once', async () => {
    const same = ['day@same.example', 'Day@Same.Example', 'day+tag@same.example'];
    await Promise.all([...same, ...same].map((contactEmail) => send('project', { contactEmail })));
    await send('project', { contactEmail: 'day@same.example' });
    await mail.mails(/Project idea/, 7);
    await allSent(api);
    expect(mail.arrived.filter(({ subject }) => /We received your/.test(subject ?? ''))).toHaveLength(1);
  });

  test('nobody gets a mail because of an incident report, and the author of feedback gets none (decision "E-mail")', async () => {
    const written = async () => (await api.rows<{ kind: string }>('select kind from outbox')).map(({ kind }) => kind).sort();
    const before = await written();
    expect((await send('report', { email: 'author@student.example', name: 'Author' })).emailSent).toBe(false);
    await send('feedback', { email: 'author@student.example', consentToContact: true });
    expect(await written()).toEqual([...before, 'feedback-team'].sort());
    expect(mail.arrived.flatMap(({ recipients }) => recipients)).toEqual([TEAM]);
    expect(mail.arrived[0]?.replyTo).toEqual([{ address: 'author@student.example', name: '' }]);
  });

  test('who did not agree to be contacted is not answered by a hasty click', async () => {
    await send('feedback', { email: 'author@student.example', consentToContact: false });
    expect(teamMail().replyTo).toBeUndefined();
  });

  const HOSTILE = 'Hi\r\nBcc: victim@private.example\r\n\r\nbody \u202egnp.exe\u2028=?utf-8?q?x?= <b>{fields} {contact}</b>';

  test('line ends, direction marks, encoded words and braces in names and titles stay text of one line', async () => {
    await send('project', { title: HOSTILE, contactName: HOSTILE, skills: HOSTILE, contactEmail: 'hostile@student.example' });
    const one = teamMail();
    expect(one.subject).toMatch(
      /^\[OpenBench\] Project idea \d+: Hi Bcc: victim@private\.example body gnp\.exe = \?utf-8\?q\?x\?= <b>\{fields\}/,
    );
    expect(one.recipients).toEqual([TEAM]);
    expect(one.bcc ?? []).toEqual([]);
    expect(one.headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
      'x-auto-response-suppress',
    ]);
    expect(one.text).toContain(
      'Skills:\n> Hi\n> Bcc: victim@private.example\n>\n> body gnp.exe\n> =?utf-8?q?x?= <b>{fields} {contact}</b>',
    );
    expect(one.raw + one.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  test('a subject stays short whatever the title', async () => {
    await send('feedback', { summary: '🐈'.repeat(150) });
    expect([...(teamMail().subject ?? '')].length).toBeLessThan(151);
  });

  test('what a mail said is forgotten once it was accepted', async () => {
    await send('feedback', { details: 'canary-secret' });
    const rows = await api.rows('select * from outbox where sent_at is not null');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/canary|@/);
  });

  test('without a mail server everything is stored, emailSent is false and nothing waits', async () => {
    const quiet = await runningApi();
    for (const kind of kinds) expect(await (await quiet.post(addresses[kind], least[kind])).json()).toEqual({ emailSent: false });
    expect(await quiet.rows('select from outbox')).toEqual([]);
    expect(await (await quiet.get('/api/health/mail')).json()).toEqual({ status: 'off' });
  });

  test('an attempt that the server never answers holds no other mail: the next one is sent at once', async () => {
    const due = (subject: string) =>
      api.rows(
        `insert into outbox (id, kind, recipient, subject, body, next_attempt_at) values (gen_random_uuid(), 'digest-team', $1, $2, 'b', now())`,
        [TEAM, subject],
      );
    await allSent(api);
    const before = mail.begun();
    mail.behave('silent');
    await due('Slow one');
    await eventually(
      async () => mail.begun(),
      (begun) => begun > before,
    );
    mail.behave('accepts');
    await due('Next one');
    await mail.mails(/^Next one$/);
    expect(await api.rows("select attempts, last_error from outbox where subject = 'Slow one'")).toEqual([
      { attempts: 1, last_error: null },
    ]);
    await api.rows("delete from outbox where subject = 'Slow one'");
  });
}
