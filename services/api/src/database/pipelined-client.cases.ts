import { relayTo } from '../../fixtures/relay.ts';
import { testDatabase } from '../../fixtures/test-database.ts';
import { isDatabaseAway } from './database-away.ts';
import { PipelinedClient } from './pipelined-client.ts';

/** Tests that `database.test.ts` runs. */
export function pipelinedClientCases(): void {
  test('each question has its own answer, and one that is wrong spoils no other', async () => {
    const client = new PipelinedClient(await testDatabase(), 'a test');
    await client.connect();
    const asked = [client.rows('select 1 as n'), client.rows('select n from nowhere'), client.rows('select 3 as n')];
    expect(await Promise.allSettled(asked)).toEqual([
      { status: 'fulfilled', value: [{ n: 1 }] },
      { status: 'rejected', reason: expect.objectContaining({ code: '42P01' }) },
      { status: 'fulfilled', value: [{ n: 3 }] },
    ]);
    await client.end();
  });

  test('a server that says nothing is given up, and everybody who asked is told', async () => {
    const relay = await relayTo(await testDatabase());
    const client = new PipelinedClient(relay.url, 'a test', 50);
    const broken = new Promise<Error>((resolve) => client.on('error', resolve));
    await client.connect();
    relay.silence();
    const asked = await Promise.allSettled([client.rows('select 1'), client.rows('select 2')]);
    expect(asked.map((answer) => answer.status === 'rejected' && isDatabaseAway(answer.reason))).toEqual([true, true]);
    expect(isDatabaseAway(await broken)).toBe(true);
  });
}
