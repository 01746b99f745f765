import { problemIn } from '../../fixtures/problem.ts';
import type { TestApi } from '../../fixtures/running-api.ts';
import { sent, least as shortest } from '../../fixtures/sent.ts';

/** Tests that `forms.test.ts` runs. */
export function feedbackCases(shared: () => TestApi): void {
  let api: TestApi;
  beforeAll(() => {
    api = shared();
  });

  const least = shortest.feedback;
  const send = (body: unknown) => api.post('/api/feedback', body);
  const stored = async (id: number) => (await api.rows<Record<string, unknown>>('select * from website_feedback where id = $1', [id]))[0];
  const accepted = (body: unknown) => sent(api, 'feedback', body);
  const refusedFor = async (body: unknown, field: string) => {
    const { errors } = await problemIn(await send(body), 400);
    return errors?.find((error) => error.field === field)?.message;
  };

  test('feedback is stored with every field; the answer holds no number', async () => {
    const all = {
      ...least,
      pageUrl: 'https://portal.example/modules?part=2',
      browserInfo: 'A browser, 1280 × 720',
      email: 'student@example.org',
      consentToContact: true,
      severity: 'high',
      category: 'accessibility',
    };
    const { id, ...rest } = await accepted(all);
    expect(rest).toEqual({ emailSent: false });
    expect(await stored(id)).toEqual({
      id,
      summary: all.summary,
      details: all.details,
      page_url: all.pageUrl,
      browser_info: all.browserInfo,
      email: all.email,
      consent_to_contact: true,
      severity: 'high',
      category: 'accessibility',
      status: 'unread',
      created_at: expect.any(Date),
    });
  });

  test('what may be left out gets the specified defaults', async () => {
    const { id } = await accepted(least);
    expect(await stored(id)).toMatchObject({
      consent_to_contact: false,
      status: 'unread',
      page_url: null,
      browser_info: null,
      email: null,
    });
  });

  test('an empty page address, e-mail and browser information are accepted and count as not given', async () => {
    const { id } = await accepted({ ...least, pageUrl: '', email: '', browserInfo: '' });
    expect(await stored(id)).toMatchObject({ page_url: null, email: null, browser_info: null });
  });

  test('text comes back as it was sent, whatever the script', async () => {
    const summary = "Žluťoučký кот 猫 🐈‍⬛ '; drop table users; --";
    const { id } = await accepted({ ...least, summary });
    expect(await stored(id)).toMatchObject({ summary });
  });

  test.each([undefined, '', null])('a summary of %j is required', async (summary) => {
    expect(await refusedFor({ ...least, summary }, 'summary')).toBe('Summary is required');
  });

  test.each([undefined, '', null])('details of %j are required', async (details) => {
    expect(await refusedFor({ ...least, details }, 'details')).toBe('Details are required');
  });

  test.each([
    ['severity', 'Severity is required'],
    ['category', 'Category is required'],
  ])('the %s is required (section 3): the form sends its default, no other caller is given one', async (field, message) => {
    for (const value of [undefined, '', null]) expect(await refusedFor({ ...least, [field]: value }, field)).toBe(message);
  });

  test('one wrong field is the sentence itself, several are named', async () => {
    expect((await problemIn(await send({ ...least, summary: '' }), 400)).detail).toBe('Summary is required.');
    const several = await problemIn(await send({}), 400);
    expect(several.detail).toBe('Please correct 4 fields: summary, details, severity and more.');
    expect(several.errors).toEqual([
      { field: 'summary', message: 'Summary is required' },
      { field: 'details', message: 'Details are required' },
      { field: 'severity', message: 'Severity is required' },
      { field: 'category', message: 'Category is required' },
    ]);
  });

  test.each([
    ['summary', 7, 'Summary must be text'],
    ['summary', 'x'.repeat(301), 'Summary can have at most 300 characters'],
    ['summary', 'a\0b', 'Summary contains a character that cannot be stored'],
    ['details', 'x'.repeat(20_001), 'Details can have at most 20,000 characters'],
    ['details', '\ud83d', 'Details contains a character that cannot be stored'],
    ['pageUrl', 'modules', 'Page address must be a web address such as https://example.org/page'],
    ['pageUrl', 'javascript:alert(1)', 'Page address must be a web address such as https://example.org/page'],
    ['pageUrl', null, 'Page address must be text'],
    ['email', 'nobody', 'E-mail must be an email address such as name@example.org'],
    ['email', 'a@b.example\r\nBcc: c@d.example', 'E-mail must be an email address such as name@example.org'],
    ['browserInfo', ['x'], 'Browser information must be text'],
    ['consentToContact', 'true', 'Consent to contact must be true or false'],
    ['severity', 'urgent', 'Severity must be one of low, medium, high'],
    ['category', 'praise', 'Category must be one of bug, content, accessibility, performance, other'],
    ['status', 'read', 'status is not a field of this form'],
    ['id', 1, 'id is not a field of this form'],
    ['constructor', {}, 'constructor is not a field of this form'],
  ])('a wrong %s (case %#) is told what it has to be', async (field, value, message) => {
    expect(await refusedFor({ ...least, [field]: value }, field)).toBe(message);
  });

  test('the longest texts are accepted', async () => {
    await accepted({ ...least, summary: '🐈'.repeat(150), details: '漢'.repeat(20_000), browserInfo: 'x'.repeat(4000) });
  });

  test.each(['bug', 'content', 'accessibility', 'performance', 'other'])('the category %s is known', async (category) => {
    await accepted({ ...least, category });
  });

  test.each(['low', 'medium', 'high'])('the severity %s is known', async (severity) => {
    await accepted({ ...least, severity });
  });
}
