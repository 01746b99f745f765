import { problemIn } from '../../fixtures/problem.ts';
import { opened, readers } from '../../fixtures/readers.ts';
import type { TestApi } from '../../fixtures/running-api.ts';
import { sent } from '../../fixtures/sent.ts';

interface Row {
  readonly id: number;
  readonly created_at: Date;
  readonly sealed: Buffer;
}

/** Tests that `forms.test.ts` runs. */
export function reportCases(shared: () => TestApi): void {
  let api: TestApi;
  beforeAll(() => {
    api = shared();
  });

  const send = (body: unknown, headers = {}) => api.post('/api/conduct-report', body, headers);
  const accepted = async (body: unknown) => {
    const { id, emailSent } = await sent(api, 'report', body);
    expect(emailSent).toBe(false);
    return (await api.rows<Row>('select * from conduct_reports where id = $1', [id]))[0];
  };
  const refusedFor = async (body: unknown, field: string) => {
    const { errors } = await problemIn(await send(body), 400);
    return errors?.find((error) => error.field === field)?.message;
  };

  test('a report is stored unread and sealed, with the day and a random number, and nothing else (decision "Records")', async () => {
    const report = { name: 'B. Example', email: 'b@student.example', description: 'It happened.', violationType: 'safety-concern' };
    const row = await accepted(report);
    expect(row).toEqual({
      id: expect.any(Number),
      name: null,
      email: null,
      description: '',
      violation_type: null,
      status: 'unread',
      created_at: expect.any(Date),
      sealed: expect.any(Buffer),
    });
    expect((row?.created_at.getTime() ?? 1) % 86_400_000).toBe(0);
    expect(row?.sealed.toString('latin1')).not.toMatch(/Example|student|happened|safety/);
    for (const { identity } of readers) expect(await opened(row?.sealed, identity)).toEqual(report);
    const ids = [row?.id ?? 0, (await accepted(report))?.id ?? 0, (await accepted(report))?.id ?? 0];
    expect(Math.max(...ids) - Math.min(...ids)).toBeGreaterThan(1000);
  });

  test('only the description is required, so a report can be anonymous (section 5, "Incident report")', async () => {
    const nothing = { name: null, email: null, violationType: null, description: 'It happened.' };
    expect(await opened((await accepted({ description: 'It happened.' }))?.sealed)).toEqual(nothing);
    expect(await opened((await accepted({ description: 'It happened.', name: '', email: '', violationType: '' }))?.sealed)).toEqual(
      nothing,
    );
  });

  test.each([undefined, null, '', '   ', '\n\t', '\u200b', '\u3164 \u115f\u2800'])(
    'a description of %j is blocked (section 5, "Incident report")',
    async (description) => {
      const problem = await problemIn(await send({ description }), 400);
      expect(problem.errors).toEqual([{ field: 'description', message: 'Please provide a description of the incident.' }]);
      expect(problem.detail).toBe('Please provide a description of the incident.');
    },
  );

  test.each([
    ['description', 'x'.repeat(20_001), 'Description can have at most 20,000 characters'],
    ['name', 'x'.repeat(121), 'Name can have at most 120 characters'],
    ['email', 'nobody', 'E-mail must be an email address such as name@example.org'],
    ['violationType', 'rudeness', /^Kind of violation must be one of harassment, inappropriate-content/],
    ['userAgent', 'x', 'userAgent is not a field of this form'],
  ])('a wrong %s (case %#) is told what it has to be', async (field, value, message) => {
    expect(await refusedFor({ description: 'It happened.', [field]: value }, field)).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  test.each(['harassment', 'inappropriate-content', 'safety-concern', 'academic-misconduct', 'other'])(
    'the kind %s is known (section 3, "Option lists")',
    async (violationType) => {
      expect(await opened((await accepted({ description: 'It happened.', violationType }))?.sealed)).toMatchObject({ violationType });
    },
  );

  test('a form that tries again stores its report once, and no key of it is written down', async () => {
    const count = async () => (await api.rows<{ n: number }>('select count(*)::int as n from conduct_reports'))[0]?.n ?? 0;
    const before = await count();
    const key = { 'idempotency-key': 'a-report-that-is-sent-often' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ description: 'Once.' }, key)));
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([201, { emailSent: false }]);
    expect(await count()).toBe(before + 1);
    const { detail } = await problemIn(await send({ description: 'Another.' }, key), 422);
    expect(detail).toBe('This form was already sent with other content; please reload the page and send it again.');
    expect(await count()).toBe(before + 1);
    expect(await api.rows("select from received_requests where received_at > now() - interval '1 minute'")).toEqual([]);
  });

  test('reports can be read nowhere on the web', async () => {
    await problemIn(await api.get('/api/conduct-report'), 405);
    await problemIn(await api.get('/api/conduct-report/1'), 404);
  });
}
