import { problemIn } from '../../fixtures/problem.ts';
import type { TestApi } from '../../fixtures/running-api.ts';

/** Tests that `forms.test.ts` runs. */
export function reportCases(shared: () => TestApi): void {
  let api: TestApi;
  beforeAll(() => {
    api = shared();
  });

  const send = (body: unknown, headers = {}) => api.post('/api/conduct-report', body, headers);
  const accepted = async (body: unknown) => {
    const answer = await send(body);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { id, ...rest } = (await answer.json()) as { id: number };
    expect(rest).toEqual({ emailSent: false });
    return (await api.rows<Record<string, unknown>>('select * from conduct_reports where id = $1', [id]))[0];
  };
  const refusedFor = async (body: unknown, field: string) => {
    const { errors } = await problemIn(await send(body), 400);
    return errors?.find((error) => error.field === field)?.message;
  };

  test('a report is stored unread with its four fields and its time, and nothing else', async () => {
    const report = { name: 'B. Example', email: 'b@student.example', description: 'It happened.', violationType: 'safety-concern' };
    expect(await accepted(report)).toEqual({
      id: expect.any(Number),
      name: report.name,
      email: report.email,
      description: report.description,
      violation_type: 'safety-concern',
      status: 'unread',
      created_at: expect.any(Date),
    });
  });

  test('only the description is required, so a report can be anonymous (section 5, "Incident report")', async () => {
    const nothing = { name: null, email: null, violation_type: null };
    expect(await accepted({ description: 'It happened.' })).toMatchObject(nothing);
    expect(await accepted({ description: 'It happened.', name: '', email: '', violationType: '' })).toMatchObject(nothing);
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
      await accepted({ description: 'It happened.', violationType });
    },
  );

  test('reports can be read nowhere on the web', async () => {
    await problemIn(await api.get('/api/conduct-report'), 405);
    await problemIn(await api.get('/api/conduct-report/1'), 404);
  });
}
