import { Client } from 'pg';
import { eventually } from '../../fixtures/eventually.ts';
import { held } from '../../fixtures/held-connections.ts';
import { ordered } from '../../fixtures/maintainer.ts';
import { problemIn } from '../../fixtures/problem.ts';
import { relayTo } from '../../fixtures/relay.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { least } from '../../fixtures/sent.ts';
import { sql, testDatabase } from '../../fixtures/test-database.ts';
import type { ProjectDto } from '../projects/project.dto.ts';
import { ListConnection } from './list-connection.ts';

/** Tests that `database.test.ts` runs. */
export function listConnectionCases(): void {
  const titles = async (api: TestApi) => ((await (await api.get('/api/projects')).json()) as ProjectDto[]).map(({ title }) => title);
  const submit = async (api: TestApi, title: string) =>
    ((await (await api.post('/api/projects', { ...least.project, title })).json()) as { id: number }).id;
  /** Waits until so many APIs listen on this database. */
  const listening = (databaseUrl: string, count: number) =>
    eventually(
      () =>
        sql(
          databaseUrl,
          "select from pg_stat_activity where application_name = 'portal-api-lists' and query ~ '^(listen|select)' and datname = current_database()",
        ),
      (rows) => rows.length === count,
    );
  /** What is ready never gets old by itself, so only the word of a change can drop it. */
  const clockStandsStill = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now());

  afterEach(() => jest.restoreAllMocks());

  test('what another process approves or rejects is dropped from the ready list of every API ("dropped on write")', async () => {
    const first = await runningApi({ connectionWait: 3000 });
    const second = await runningApi({ connectionWait: 3000, databaseUrl: first.databaseUrl });
    const id = await submit(first, 'Moss on roofs');
    await listening(first.databaseUrl, 2);
    clockStandsStill();
    for (const api of [first, second]) expect(await titles(api)).not.toContain('Moss on roofs');
    await ordered(first.databaseUrl, 'projects', 'approve', String(id), '--why', 'clear');
    for (const api of [first, second])
      await eventually(
        () => titles(api),
        (all) => all.includes('Moss on roofs'),
      );
    await ordered(first.databaseUrl, 'projects', 'reject', String(id), '--why', 'withdrawn');
    for (const api of [first, second])
      await eventually(
        () => titles(api),
        (all) => !all.includes('Moss on roofs'),
      );
  });

  test('modules and tools that another process fills are there as well', async () => {
    const api = await runningApi({ connectionWait: 3000 });
    await listening(api.databaseUrl, 1);
    clockStandsStill();
    for (const [path, insert] of [
      ['/api/modules', "insert into educational_modules (title, description, duration, icon, content) values ('t', 'd', 'd', 'i', 'c')"],
      ['/api/tools', "insert into ai_tools (name, description, category, pricing, url, icon) values ('t', 'd', 'c', 'p', 'u', 'i')"],
    ] as const) {
      expect(await (await api.get(path)).json()).toEqual([]);
      await api.rows(insert);
      await eventually(
        async () => ((await (await api.get(path)).json()) as object[]).length,
        (count) => count === 1,
      );
    }
  });

  test('what nobody may see tells nobody: submissions leave the ready list alone', async () => {
    const api = await runningApi({ connectionWait: 3000 });
    const client = new Client({ connectionString: api.databaseUrl });
    const said: (string | undefined)[] = [];
    client.on('notification', ({ payload }) => said.push(payload));
    await client.connect();
    await client.query('listen portal_lists');
    const id = await submit(api, 'One');
    await ordered(api.databaseUrl, 'projects', 'reject', String(id), '--why', 'a test');
    await api.rows('delete from research_projects where id = $1', [id]);
    await api.rows("update research_projects set member_count = member_count + 1 where status = 'approved'");
    await eventually(async () => said.length, Boolean);
    await client.end();
    // One word for all rows of a change.
    expect(said).toEqual(['research_projects']);
  });

  test('after the connection broke it hears again', async () => {
    const real = await testDatabase();
    const relay = await relayTo(real);
    const api = await runningApi({ connectionWait: 3000, databaseUrl: relay.url });
    await listening(real, 1);
    await relay.cut();
    await listening(real, 0);
    await relay.join(real);
    await listening(real, 1);
    const id = await submit(api, 'Heard again');
    clockStandsStill();
    expect(await titles(api)).not.toContain('Heard again');
    await ordered(real, 'projects', 'approve', String(id), '--why', 'clear');
    await eventually(
      () => titles(api),
      (all) => all.includes('Heard again'),
    );
  });

  test('lists are read while forms use every connection of the pool: a flood of posts keeps nobody from reading (issue 8, "no outage for others")', async () => {
    const api = await runningApi({ connectionWait: 3000, env: { DATABASE_CONNECTIONS: '2' } });
    await listening(api.databaseUrl, 1);
    const release = await held(api, 2);
    const answers = await Promise.all(['projects', 'modules', 'tools'].map((list) => api.get(`/api/${list}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await release()).toEqual([201, 201]);
  });

  test('a list that is being read when the connection breaks is away with a sentence, and there again with the next connection', async () => {
    const real = await testDatabase();
    const relay = await relayTo(real);
    const api = await runningApi({ connectionWait: 3000, databaseUrl: relay.url });
    await listening(real, 1);
    const holder = new Client({ connectionString: real });
    await holder.connect();
    await holder.query('begin; lock table ai_tools in access exclusive mode');
    const asked = api.get('/api/tools');
    await eventually(
      () => holder.query("select from pg_locks where relation = 'ai_tools'::regclass and not granted"),
      ({ rowCount }) => rowCount === 1,
    );
    await relay.cut();
    await problemIn(await asked, 503);
    await holder.query('commit');
    await holder.end();
    await relay.join(real);
    await eventually(
      () => api.get('/api/tools'),
      ({ status }) => status === 200,
    );
  });

  test('while there is no connection of their own, lists are read through the pool', async () => {
    jest.spyOn(ListConnection.prototype, 'start').mockReturnValue();
    const api = await runningApi({ connectionWait: 3000 });
    expect(await titles(api)).not.toEqual([]);
    await listening(api.databaseUrl, 0);
  });
}
