import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { eventually } from '../../fixtures/eventually.ts';
import { held } from '../../fixtures/held-connections.ts';
import { problemIn } from '../../fixtures/problem.ts';
import { runningApi } from '../../fixtures/running-api.ts';
import { least } from '../../fixtures/sent.ts';
import { sql, testDatabase } from '../../fixtures/test-database.ts';
import { boundedDriver, poolState } from './bounded-pool.ts';

/** Tests that `database.test.ts` runs. */
export function connectionCases(): void {
  const BUSY = 'This site is very busy right now; please try again in a few seconds.';

  async function busy(answer: Response): Promise<void> {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
    expect((await problemIn(answer, 503)).detail).toBe(BUSY);
  }

  test('a request that gets no connection in time is told so with a sentence, and never hangs (issue 8, "graceful overload")', async () => {
    const api = await runningApi({ connectionWait: 3000, env: { DATABASE_CONNECTIONS: '2' } });
    const release = await held(api, 2);
    const answers = await Promise.all([
      api.get('/api/client-events'),
      api.post('/api/feedback', least.feedback),
      api.get('/api/health/ready'),
    ]);
    for (const answer of answers) await busy(answer);
    // Requests that need no connection are answered as usual.
    expect((await api.get('/api/health/live')).status).toBe(200);
    expect((await api.post('/api/feedback', {})).status).toBe(400);
    expect(await release()).toEqual([201, 201]);
    expect((await api.post('/api/feedback', least.feedback)).status).toBe(201);
    expect(await api.rows('select count(*)::int as n from website_feedback')).toEqual([{ n: 3 }]);
  });

  test('a connection that breaks while no query runs on it does not end the process, whoever has it', async () => {
    const url = await testDatabase();
    const pool: Pool = new boundedDriver.Pool({ connectionString: url });
    const client = await pool.connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await sql(url, 'select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    client.release();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  test('when too many wait already, the next is told at once, and those who wait are served', async () => {
    const api = await runningApi({ connectionWait: 3000, env: { DATABASE_CONNECTIONS: '2' } });
    const release = await held(api, 2);
    let refused = 0;
    // Thirty may wait for each connection.
    const posts = Array.from({ length: 80 }, async () => {
      const answer = await api.post('/api/feedback', least.feedback);
      if (answer.status === 503) {
        refused += 1;
        await busy(answer);
      }
      return answer.status;
    });
    await eventually(
      async () => refused,
      (count) => count >= 20,
    );
    expect(await release()).toEqual([201, 201]);
    const statuses = await Promise.all(posts);
    const served = statuses.filter((status) => status === 201).length;
    // On a slow machine, some of those that wait have waited too long by then, and are told so as well.
    expect(served).toBeGreaterThan(0);
    expect(served).toBeLessThanOrEqual(60);
    expect(served + refused).toBe(80);
  });

  test('connections are kept for those who come next', async () => {
    const api = await runningApi({ connectionWait: 3000, env: { DATABASE_CONNECTIONS: '4' } });
    await Promise.all(Array.from({ length: 30 }, () => api.post('/api/feedback', least.feedback)));
    expect(poolState(api.nest.get(DataSource))).toEqual({ most: 4, open: 4, idle: 4, waiting: 0 });
  });

  test('a failed transaction gives its connection back, and nothing of it is kept', async () => {
    const api = await runningApi({ connectionWait: 3000, env: { DATABASE_CONNECTIONS: '2', JOINING: 'open' } });
    for (let time = 0; time < 6; time += 1) expect((await api.post('/api/projects/999999/join')).status).toBe(404);
    await api.rows('alter table website_feedback add constraint never check (summary is null)');
    for (let time = 0; time < 6; time += 1)
      await problemIn(await api.post('/api/feedback', least.feedback, { 'idempotency-key': `key-${time}-0123456789` }), 500);
    expect(await api.rows('select from received_requests')).toEqual([]);
    expect(poolState(api.nest.get(DataSource)).open).toBeLessThanOrEqual(2);
  });
}
