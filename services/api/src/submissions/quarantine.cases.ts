import { clockFromNoon } from '../../fixtures/clock.ts';
import { allSent, type MailServer, mailServer, QUICK, TEAM } from '../../fixtures/mail-server.ts';
import { ordered } from '../../fixtures/maintainer.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { type addresses, kinds, least, sent, tables } from '../../fixtures/sent.ts';

/** Tests that `submissions.test.ts` runs. */
export function quarantineCases(): void {
  let mail: MailServer;
  let api: TestApi;
  beforeAll(async () => {
    clockFromNoon();
    mail = await mailServer();
    const digest = { after: 3_600_000, between: 3_600_000, pollMs: 10 };
    api = await runningApi({ env: { ...mail.env, LIMITS: '' }, retryPolicy: { ...QUICK, digest } });
  });

  const filled = { 'form-signals': 'seconds=0; trap=filled' };
  const send = (kind: keyof typeof addresses, headers = {}, change = {}) => sent(api, kind, { ...least[kind], ...change }, headers);
  const statusOf = async (kind: keyof typeof tables, id: number) =>
    (await api.rows<{ status: string }>(`select status from ${tables[kind]} where id = $1`, [id]))[0]?.status;
  const order = (...args: (string | number)[]) => ordered(api.databaseUrl, ...args.map(String));
  const word = { feedback: 'feedback', report: 'reports', project: 'projects' } as const;

  test.each(kinds)(
    'a %s that a program filled in is stored, answered like any other, and waits in quarantine, visible in review',
    async (kind) => {
      const { id, ...rest } = await send(kind, filled);
      expect(rest).toEqual({ emailSent: false });
      expect(await statusOf(kind, id)).toBe('quarantined');
      expect(await order(word[kind], 'list')).toMatch(
        new RegExp(`\\d+ more in quarantine: npm run review -- ${word[kind]} list --status quarantined$`),
      );
      expect(await order(word[kind], 'list', '--status', 'quarantined')).toMatch(new RegExp(`^ *${id}  `, 'm'));
      expect(await order(word[kind], 'list', '--status', 'all')).not.toContain('more in quarantine');
    },
  );

  test.each(kinds)('a %s that was sent by a person after all is released, with a reason, into the usual review', async (kind) => {
    const { id } = await send(kind, filled);
    await expect(order(word[kind], 'release', id)).rejects.toThrow('Say why');
    const first = kind === 'project' ? 'pending' : 'unread';
    expect(await order(word[kind], 'release', id, '--why', 'I know them')).toBe(`The ${kind} ${id} is ${first}. It was quarantined.`);
    expect(await order(word[kind], 'list')).toMatch(new RegExp(`^ *${id}  `, 'm'));
    await expect(order(word[kind], 'release', id, '--why', 'again')).rejects.toThrow(`is already ${first}; nothing was changed.`);
    const written = await api.rows('select action, from_status, reason from review_audit where subject = $1 and record_id = $2', [
      kind,
      id,
    ]);
    expect(written).toEqual([{ action: 'release', from_status: 'quarantined', reason: 'I know them' }]);
  });

  test('nobody is told by a mail of its own, the next digest says how many wait', async () => {
    await allSent(api);
    for (const table of ['held_mails', 'confirmed_addresses']) await api.rows(`delete from ${table}`);
    mail.arrived.splice(0);
    const { id } = await send('project', filled, { contactEmail: 'victim@student.example' });
    expect(await api.rows('select from confirmed_addresses')).toEqual([]);
    await api.rows("update held_mails set held_at = held_at - interval '61 minutes'");
    const [one] = await mail.mails(/More messages: 1$/);
    expect(one?.text).toContain(`Project ideas, in quarantine: 1 (number ${id})`);
    expect(mail.arrived.map(({ recipients }) => recipients)).toEqual([[TEAM]]);
  });

  test.each([
    ['an older form', {}],
    ['a person who took a minute', { 'form-signals': 'seconds=60; trap=empty' }],
    ['a person whose browser filled in the form', { 'form-signals': 'seconds=0; trap=empty' }],
    ['a caller with a header of its own making', { 'form-signals': 'trap=filled' }],
  ])('what %s sends is never in quarantine', async (_, headers) => {
    for (const kind of kinds) expect(await statusOf(kind, (await send(kind, headers)).id)).not.toBe('quarantined');
  });

  test('haste together with many links is suspected, each by itself is not', async () => {
    const details = 'https://a.example https://b.example https://c.example';
    const hurried = { 'form-signals': 'seconds=1; trap=empty' };
    expect(await statusOf('feedback', (await send('feedback', hurried, { details })).id)).toBe('quarantined');
    expect(await statusOf('feedback', (await send('feedback', {}, { details })).id)).toBe('unread');
  });

  test('a second try after a lost answer is the same message, however long the form was open by then', async () => {
    const key = { 'idempotency-key': 'a-form-that-was-sent-twice' };
    const first = await send('feedback', { ...key, 'form-signals': 'seconds=9; trap=empty' });
    expect(first.id).toBeGreaterThan(0);
    // There is no new row.
    expect(await send('feedback', { ...key, 'form-signals': 'seconds=50; trap=empty' })).toEqual({ ...first, id: 0 });
  });
}
