import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askCounts } from './ask-counts.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const counts = [
  { app: 'mfe-tools', release: '1.0.0', stage: 'load', from: '2026-03-04T13:30:00.000Z', minutes: 10, pageViews: 3, networks: 2 },
  {
    app: 'shell',
    release: '1.0.0',
    stage: 'a-later-one',
    from: '2026-03-04T00:00:00.000Z',
    minutes: 1440,
    pageViews: 1,
    networks: 1,
    more: 1,
  },
];

test('the numbers are those that the API tells, also those that a later one has more of', async () => {
  const asked: (string | undefined)[] = [];
  const address = await serving(({ url }, answer) => {
    asked.push(url);
    answer.end(JSON.stringify(counts));
  });
  expect(await askCounts(address)).toEqual({ counts });
  expect(asked).toEqual(['/api/client-events']);
});

test.each<[string, RequestListener | undefined, RegExp]>([
  ['answers an error', (_, answer) => answer.writeHead(503).end('{}'), / answers 503\.$/],
  ['sent an unexpected answer', (_, answer) => answer.end('[{"app":7}]'), / sent an unexpected answer\.$/],
  ['sends a page', (_, answer) => answer.end('<p>'), / sent an unexpected answer\.$/],
  ['never answers', () => {}, / does not answer within 0\.2 seconds\.$/],
  ['is not there', undefined, / cannot be reached \(ECONNREFUSED\)\.$/],
])('an API that %s is told of in one sentence', async (_, listener, sentence) => {
  const address = await serving(listener ?? (() => {}));
  if (!listener) await new Promise((resolve) => servers.pop()?.close(resolve));
  const { unknown } = (await askCounts(address, 200)) as { unknown: string };
  expect(unknown).toMatch(sentence);
  expect(unknown).toContain(`The number of page views with a fault is not known right now: ${address} `);
});

test('without an API nobody is asked', async () => {
  expect(await askCounts('none')).toEqual({ unknown: 'Faults are not counted because API_URL is none.' });
});
