import { problemIn } from '../../fixtures/problem.ts';
import { runningApi } from '../../fixtures/running-api.ts';
import { migrations } from '../database/migrations.ts';

/** Tests that `start-api.test.ts` runs. */
export function healthCases(): void {
  test('a working API is live, ready and well, and tells everybody nothing more', async () => {
    const api = await runningApi();
    for (const [name, status] of Object.entries({ live: 'live', ready: 'ready', mail: 'off', space: 'well' })) {
      const answer = await api.get(`/api/health/${name}`);
      expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([200, { status }, 'no-store']);
    }
  });

  test('while a migration is pending it is live but not ready', async () => {
    const api = await runningApi();
    await api.rows('delete from migrations');
    const answer = await api.get('/api/health/ready');
    expect(answer.headers.get('retry-after')).toBe('2');
    expect((await problemIn(answer, 503)).detail).toBe(`Migrations are pending: ${migrations.length}.`);
    expect((await api.get('/api/health/live')).status).toBe(200);
  });
}
