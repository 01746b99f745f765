import { eventually } from '../../fixtures/eventually.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import type { ProjectDto } from './project.dto.ts';

/** Tests that `projects.test.ts` runs. */
export function projectListCases(): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await runningApi();
  });

  const list = async (from = api) => (await (await from.get('/api/projects')).json()) as ProjectDto[];
  const submit = (title: string, status?: string) =>
    api.rows(
      `insert into research_projects (title, description, field, contact_name, contact_email${status ? ', status' : ''})
     values ($1, 'd', 'biology', 'Canary Person', 'canary@private.example'${status ? ', $2' : ''})`,
      status ? [title, status] : [title],
    );

  test('a new portal lists its seed projects with the ids 1 to n, which name the organization only', async () => {
    const fresh = await runningApi();
    const projects = await list(fresh);
    expect(projects.map((project) => project.id)).toEqual(projects.map((_, index) => index + 1));
    expect(projects.length).toBeGreaterThanOrEqual(8);
    expect(projects.map((project) => project.title)).toEqual(
      expect.arrayContaining(['Thoracic Oncology', 'Op-Ed: Empathy and Humility as Evidence-Based Medicine']),
    );
    expect(projects.map((project) => project.field)).toEqual(
      expect.arrayContaining(['medicine', 'medicine-higher-education', 'creative-writing-higher-education']),
    );
    expect(projects.some((project) => /https:\/\/\S+/.test(project.description))).toBe(true);
    for (const project of projects) {
      expect(['1-month', '2-3-months', '3-6-months', '6-months-plus']).toContain(project.duration);
      expect(project.memberCount).toBeLessThanOrEqual(project.maxMembers);
    }
    const rows = await fresh.rows<{ contact_name: string; contact_email: string }>(
      'select distinct contact_name, contact_email from research_projects',
    );
    expect(rows).toEqual([{ contact_name: 'OpenBench project desk', contact_email: 'projects@openbench.example' }]);
  });

  test('a listed sample has seven fields and its mark, and nothing else', async () => {
    const samples = (await list()).filter(({ sample }) => sample);
    expect(samples.length).toBeGreaterThan(0);
    for (const project of samples)
      expect(Object.keys(project)).toEqual(['id', 'title', 'description', 'field', 'duration', 'memberCount', 'maxMembers', 'sample']);
  });

  test('a project is pending until it is approved, and what another process approves is listed soon', async () => {
    await submit('Waiting');
    await submit('Refused', 'rejected');
    await submit('Wanted', 'approved');
    const now = await eventually(list, (projects) => projects.some((project) => project.title === 'Wanted'));
    expect(now.at(-1)).toEqual({
      id: expect.any(Number),
      title: 'Wanted',
      description: 'd',
      field: 'biology',
      duration: null,
      memberCount: 1,
      maxMembers: 10,
    });
    expect(now.filter(({ title }) => ['Waiting', 'Refused'].includes(title))).toEqual([]);
    await api.rows("update research_projects set status = 'approved' where title = 'Waiting'");
    await eventually(list, (projects) => projects.some((project) => project.title === 'Waiting'));
  });

  test('contact data and status are in no answer', async () => {
    expect(await (await api.get('/api/openapi.json')).text()).not.toMatch(/canary|contact_|projects@openbench|approved"/i);
    for (const path of ['/api/projects', '/api/modules', '/api/tools', '/api/health/mail'])
      expect(await (await api.get(path)).text()).not.toMatch(/canary|contact_|contactName|contactEmail|projects@openbench|approved"/i);
  });

  test('an unchanged list is not sent again', async () => {
    const first = await api.get('/api/projects');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}(-br|-gzip)?"$/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await api.get('/api/projects', { 'if-none-match': known });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
    }
    expect((await api.get('/api/projects', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('a second start does not bring back a seed that was taken away, and the next project gets the next id', async () => {
    await api.rows('delete from research_projects where id = 3');
    const again = await runningApi({ databaseUrl: api.databaseUrl });
    expect((await list(again)).map((project) => project.id)).not.toContain(3);
    const [last] = await api.rows<{ id: number }>('select max(id) as id from research_projects');
    await submit('Next');
    const [next] = await api.rows<{ id: number }>("select id from research_projects where title = 'Next'");
    expect(next?.id).toBe((last?.id ?? 0) + 1);
  });
}
