import { problemIn } from '../../fixtures/problem.ts';
import type { TestApi } from '../../fixtures/running-api.ts';
import { least, sent } from '../../fixtures/sent.ts';

/** Tests that `forms.test.ts` runs. */
export function submissionCases(shared: () => TestApi): void {
  let api: TestApi;
  beforeAll(() => {
    api = shared();
  });

  const submit = (body: unknown) => api.post('/api/projects', body);
  const accepted = (body: unknown) => sent(api, 'project', body);
  const stored = async (id: number) => (await api.rows<Record<string, unknown>>('select * from research_projects where id = $1', [id]))[0];
  const refusedFor = async (body: unknown, field: string) => {
    const { errors } = await problemIn(await submit(body), 400);
    return errors?.find((error) => error.field === field)?.message;
  };

  test('a submission with every field of section 3 is stored as pending with memberCount 1 and maxMembers 10, the agreements are not kept', async () => {
    const all = { ...least.project, duration: '3-6-months', teamSize: '4-6', skillLevel: 'mixed', skills: 'Patience' };
    const { id, ...rest } = await accepted(all);
    expect(rest).toEqual({ emailSent: false });
    expect(await stored(id)).toEqual({
      id,
      title: all.title,
      description: all.description,
      field: 'biology',
      contact_name: all.contactName,
      contact_email: all.contactEmail,
      duration: '3-6-months',
      team_size: '4-6',
      skill_level: 'mixed',
      skills: 'Patience',
      status: 'pending',
      member_count: 1,
      max_members: 10,
      image_url: null,
      sample: false,
      created_at: expect.any(Date),
    });
  });

  test('duration, teamSize, skillLevel and skills are optional, missing or empty (section 5)', async () => {
    const nothing = { duration: null, team_size: null, skill_level: null, skills: null };
    expect(await stored((await accepted(least.project)).id)).toMatchObject(nothing);
    expect(await stored((await accepted({ ...least.project, duration: '', teamSize: '', skillLevel: '', skills: '' })).id)).toMatchObject(
      nothing,
    );
  });

  test.each([
    ['title', 'Title is required'],
    ['description', 'Description is required'],
    ['field', 'Field of research is required'],
    ['contactName', 'Contact name is required'],
    ['contactEmail', 'Contact email is required'],
  ])('%s is required (section 5)', async (field, message) => {
    for (const value of [undefined, '', null]) expect(await refusedFor({ ...least.project, [field]: value }, field)).toBe(message);
  });

  test.each(['title', 'description', 'contactName'])('a %s that nobody can see is none', async (field) => {
    expect(await refusedFor({ ...least.project, [field]: ' \u200b\n' }, field)).toMatch(/is required$/);
  });

  test.each([
    ['safetyAgreement', 'Agree to the safety guidelines'],
    ['collaborationAgreement', 'Agree to the rules for working together'],
    ['dataAgreement', 'Agree to how we use what you send'],
  ])('the server answers 400 without %s (decision "Agreements")', async (field, message) => {
    for (const value of [false, undefined]) expect(await refusedFor({ ...least.project, [field]: value }, field)).toBe(message);
    expect(await refusedFor({ ...least.project, [field]: 'yes' }, field)).toMatch(/true or false/);
  });

  test.each([
    ['title', 'x'.repeat(201), 'Title can have at most 200 characters'],
    ['title', 7, 'Title must be text'],
    ['description', 'x'.repeat(10_001), 'Description can have at most 10,000 characters'],
    ['skills', 'x'.repeat(1001), 'Skills can have at most 1,000 characters'],
    ['skills', null, 'Skills must be text'],
    ['contactName', 'x'.repeat(121), 'Contact name can have at most 120 characters'],
    ['contactName', 'a\0', 'Contact name contains a character that cannot be stored'],
    ['contactEmail', 'nobody', 'Contact email must be an email address such as name@example.org'],
    ['contactEmail', `${'a'.repeat(250)}@b.example`, 'Contact email can have at most 254 characters'],
    ['field', 'astrology', /^Field of research must be one of biology, chemistry/],
    ['duration', 'forever', /^Duration must be one of 1-month/],
    ['teamSize', 3, /^Team size must be one of 2-3/],
    ['skillLevel', null, /^Skill level must be one of beginner/],
    ['status', 'approved', 'status is not a field of this form'],
    ['maxMembers', 1000, 'maxMembers is not a field of this form'],
  ])('a wrong %s (case %#) is told what it has to be', async (field, value, message) => {
    expect(await refusedFor({ ...least.project, [field]: value }, field)).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  test.each(['biology', 'chemistry', 'physics', 'environmental', 'data-science', 'psychology', 'education', 'medicine', 'other'])(
    'the field %s is known (section 3, "Option lists")',
    async (field) => {
      await accepted({ ...least.project, field });
    },
  );

  test.each([
    ['duration', ['1-month', '2-3-months', '3-6-months', '6-months-plus']],
    ['teamSize', ['2-3', '4-6', '7-10', '10-plus']],
    ['skillLevel', ['beginner', 'intermediate', 'advanced', 'mixed']],
  ])('every %s of section 3 is known', async (field, values) => {
    for (const value of values) await accepted({ ...least.project, [field]: value });
  });

  test('the longest texts are accepted', async () => {
    await accepted({ ...least.project, title: '🐈'.repeat(100), description: '漢'.repeat(10_000), skills: 'x'.repeat(1000) });
  });

  test('what was submitted is not in public', async () => {
    const { id } = await accepted({ ...least.project, title: 'Canary title' });
    expect(await (await api.get('/api/projects')).text()).not.toMatch(/Canary|ada@|Ada Example/);
    await problemIn(await api.get(`/api/projects/${id}`), 404);
    await problemIn(await api.post(`/api/projects/${id}/join`), 404);
  });
}
