import { Client } from 'pg';
import { eventually } from '../../fixtures/eventually.ts';
import { problemIn } from '../../fixtures/problem.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import type { ProjectDto } from './project.dto.ts';

/** Tests that `projects.test.ts` runs. */
export function joinCases(): void {
  let closed: TestApi;
  let open: TestApi;
  beforeAll(async () => {
    closed = await runningApi();
    open = await runningApi({ databaseUrl: closed.databaseUrl, env: { JOINING: 'open' } });
  });

  async function project(status: string, memberCount: number, maxMembers: number): Promise<number> {
    const [row] = await open.rows<{ id: number }>(
      `insert into research_projects (title, description, field, contact_name, contact_email, status, member_count, max_members)
     values ('Seats', 'd', 'biology', 'n', 'e@x.example', $1, $2, $3) returning id`,
      [status, memberCount, maxMembers],
    );
    return row?.id ?? 0;
  }
  const join = (id: number | string, headers = {}, index = open) => index.post(`/api/projects/${id}/join`, undefined, headers);
  const members = async (id: number) =>
    (await open.rows<{ n: number }>('select member_count as n from research_projects where id = $1', [id]))[0]?.n;

  test('200 joins for 3 seats make exactly 3', async () => {
    const id = await project('approved', 4, 7);
    const statuses = (await Promise.all(Array.from({ length: 200 }, () => join(id)))).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(197);
    expect(await members(id)).toBe(7);
  });

  test('who joins while another join is being written waits for it, so the last place is given once', async () => {
    const id = await project('approved', 1, 2);
    const client = new Client({ connectionString: open.databaseUrl });
    await client.connect();
    await client.query('begin');
    await client.query('update research_projects set member_count = 2 where id = $1', [id]);
    const late = join(id);
    await eventually(
      () =>
        open.rows(
          "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%research_projects%'",
        ),
      (waiting) => waiting.length > 0,
    );
    await client.query('commit');
    await client.end();
    await problemIn(await late, 409);
    expect(await members(id)).toBe(2);
  });

  test('a join answers the new number, and the list shows it at once', async () => {
    const id = await project('approved', 1, 2);
    const answer = await join(id);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ id, memberCount: 2, maxMembers: 2 });
    const listed = (await (await open.get('/api/projects')).json()) as ProjectDto[];
    expect(listed.find((one) => one.id === id)).toMatchObject({ memberCount: 2, maxMembers: 2 });
  });

  test('a full project answers 409 with a sentence', async () => {
    expect((await problemIn(await join(await project('approved', 3, 3)), 409)).detail).toBe('All places in this project are taken.');
  });

  test('joining is closed by default, and says so', async () => {
    const id = await project('approved', 1, 9);
    expect((await problemIn(await join(id, {}, closed), 403)).detail).toBe('Joining projects is closed at the moment.');
    expect(await members(id)).toBe(1);
  });

  test('a sample project cannot be joined, whether joining is open or not, and is never listed as one that can', async () => {
    const id = await project('approved', 1, 9);
    await open.rows('update research_projects set sample = true where id = $1', [id]);
    for (const at of [open, closed])
      expect((await problemIn(await join(id, {}, at), 403)).detail).toBe('This is a sample project, so no one can join it.');
    expect(await members(id)).toBe(1);
    const listed = await eventually(
      async () => (await (await open.get('/api/projects')).json()) as ProjectDto[],
      (list) => list.some((one) => one.id === id),
    );
    expect(listed.filter(({ sample, joinable }) => sample && joinable)).toEqual([]);
  });

  test('pending and rejected ids, and ids that never were, answer 404 everywhere', async () => {
    for (const id of [
      await project('pending', 1, 9),
      await project('rejected', 1, 9),
      999_999,
      0,
      -1,
      'x',
      '1e1',
      '99999999999',
      '2147483648',
    ])
      for (const at of [open, closed]) {
        expect((await problemIn(await join(id, {}, at), 404)).status).toBe(404);
        await problemIn(await at.get(`/api/projects/${id}`), 404);
      }
  });

  test('a join that is sent twice with one key takes one place', async () => {
    const id = await project('approved', 1, 9);
    const headers = { 'idempotency-key': 'join-0123456789abcdef' };
    const answers = await Promise.all(Array.from({ length: 10 }, async () => (await join(id, headers)).text()));
    expect(new Set(answers)).toEqual(new Set([`{"id":${id},"memberCount":2,"maxMembers":9}`]));
    expect(await members(id)).toBe(2);
  });

  test('the list says who can be joined only while joining is open and there is room', async () => {
    const room = await project('approved', 1, 9);
    const full = await project('approved', 9, 9);
    const from = (api: TestApi) =>
      eventually(
        async () => (await (await api.get('/api/projects')).json()) as ProjectDto[],
        (list) => list.some((one) => one.id === full),
      );
    const joinable = (list: ProjectDto[], id: number) => list.find((one) => one.id === id)?.joinable;
    const whileOpen = await from(open);
    expect([joinable(whileOpen, room), joinable(whileOpen, full)]).toEqual([true, undefined]);
    for (const one of await from(closed)) expect(one).not.toHaveProperty('joinable');
  });

  test('a body is not wanted: a join with one that is no JSON is refused', async () => {
    const answer = await fetch(`${open.address}/api/projects/3/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    await problemIn(answer, 415);
  });
}
