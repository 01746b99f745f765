import { eventually } from '../../fixtures/eventually.ts';
import { home } from '../../fixtures/home.ts';
import { problemIn } from '../../fixtures/problem.ts';
import { relayTo } from '../../fixtures/relay.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { addresses, kinds, least, tables } from '../../fixtures/sent.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { sql, testDatabase } from '../../fixtures/test-database.ts';
import { startEmbedded } from '../embedded/embedded-server.ts';

/** Tests that `database.test.ts` runs. */
export function databaseOutageCases(): void {
  const feedback = least.feedback;
  const status = async (asked: Promise<Response>) => {
    const answer = await asked;
    await answer.arrayBuffer();
    return answer.status;
  };
  const send = (api: TestApi, kind: (typeof kinds)[number]) =>
    api.post(addresses[kind], least[kind], { 'idempotency-key': `while-away-${kind}` });
  /** Sent again, and once more, everything that was refused is stored exactly once. */
  async function nothingIsLostOrDoubled(api: TestApi): Promise<void> {
    for (const kind of kinds) {
      const count = async () => (await api.rows<{ n: number }>(`select count(*)::int as n from ${tables[kind]}`))[0]?.n ?? 0;
      const before = await count();
      const answers = [await send(api, kind), await send(api, kind)];
      expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
      expect(await answers[0]?.text()).toBe(await answers[1]?.text());
      expect(await count()).toBe(before + 1);
    }
  }
  const ready = (api: TestApi) =>
    eventually(
      () => status(api.get('/api/health/ready')),
      (code) => code === 200,
    );

  async function everythingIsAway(api: TestApi): Promise<void> {
    for (const path of ['/api/modules', '/api/tools', '/api/projects', '/api/health/ready']) {
      const answer = await api.get(path);
      expect(answer.headers.get('retry-after')).toBe('2');
      await problemIn(answer, 503);
    }
    for (const kind of kinds) await problemIn(await send(api, kind), 503);
    await problemIn(await api.post('/api/projects/3/join'), 503);
    expect(await status(api.get('/api/health/live'))).toBe(200);
    expect(await status(api.get('/api/openapi.json'))).toBe(200);
  }

  test('the API starts while the database is away, says so, and serves as soon as it is there', async () => {
    const real = await testDatabase();
    const relay = await relayTo(real);
    await relay.cut();
    const api = await runningApi({ connectionWait: 3000, databaseUrl: relay.url });
    await everythingIsAway(api);
    expect(await status(api.post('/api/feedback', {}))).toBe(400);
    await relay.join(real);
    await ready(api);
    expect(await status(api.get('/api/projects'))).toBe(200);
    expect(await status(api.post('/api/feedback', feedback))).toBe(201);
  });

  test('a broken connection is answered 503 at once, and the lists that were ready are not given out', async () => {
    const real = await testDatabase();
    const relay = await relayTo(real);
    const api = await runningApi({ connectionWait: 3000, databaseUrl: relay.url });
    expect(await status(api.get('/api/projects'))).toBe(200);
    await relay.cut();
    await eventually(
      () => status(api.get('/api/projects')),
      (code) => code === 503,
    );
    await everythingIsAway(api);
    await relay.join(real);
    await ready(api);
    expect(await status(api.get('/api/projects'))).toBe(200);
    await nothingIsLostOrDoubled(api);
  });

  test('a database server that is stopped and started during requests costs 503s and not one acknowledged row', async () => {
    const folder = temporaryFolder();
    let server = await startEmbedded({ folder, home });
    const relay = await relayTo(server.url);
    const api = await runningApi({ connectionWait: 3000, databaseUrl: relay.url });
    const acknowledged: number[] = [];
    const seen = new Set<number>();
    let going = true;
    const sending = Promise.all(
      Array.from({ length: 6 }, async () => {
        while (going) {
          const [posted, listed] = await Promise.all([api.post('/api/feedback', feedback), api.get('/api/tools')]);
          for (const { status: code } of [posted, listed]) seen.add(code);
          const body = (await posted.json()) as { id: number };
          if (posted.status === 201) acknowledged.push(body.id);
          await listed.arrayBuffer();
        }
      }),
    );
    await eventually(
      async () => acknowledged.length,
      (count) => count > 50,
    );
    await server.stop();
    await eventually(async () => seen.has(503), Boolean);
    server = await startEmbedded({ folder, home });
    await relay.join(server.url);
    const before = acknowledged.length;
    await eventually(
      async () => acknowledged.length,
      (count) => count > before + 50,
    );
    going = false;
    await sending;
    expect([...seen].sort()).toEqual([200, 201, 503]);
    const rows = await sql<{ id: number }>(server.url, 'select id from website_feedback');
    const kept = new Set(rows.map((row) => row.id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    await api.stop();
    await relay.cut();
    await server.stop();
  });
}
