import { onlyRead } from './only-read.ts';

let asked: string[];
let answers: Response[];
let around: Window & typeof globalThis;
beforeEach(() => {
  asked = [];
  answers = [];
  around = {
    navigator: {},
    fetch: async (input: RequestInfo | URL) => {
      asked.push(String(input));
      const answer = new Response('there', { status: String(input) === '/preview/other/search.json' ? 404 : 200 });
      answers.push(answer);
      return answer;
    },
  } as unknown as Window & typeof globalThis;
  onlyRead('/preview/abc', '/search.json', around);
});

test.each(['POST', 'put', 'DELETE', 'PATCH'])('nothing is sent from a preview by %s, and the visitor is told', async (method) => {
  const answer = await around.fetch('/api/feedback', { method, body: '{}' });
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([403, 'application/problem+json']);
  expect(await answer.json()).toMatchObject({
    status: 403,
    detail: 'This is a preview, so nothing was sent. To send it, leave the preview and do it there.',
  });
  expect(asked).toEqual([]);
});

test('a finished request is not sent either, nor a beacon', async () => {
  expect((await around.fetch(new Request('http://localhost/api/feedback', { method: 'POST' }))).status).toBe(403);
  expect(around.navigator.sendBeacon('/api/feedback')).toBe(false);
  expect(asked).toEqual([]);
});

test('what is read is read as everywhere', async () => {
  expect(await (await around.fetch('/api/projects')).text()).toBe('there');
  expect(await (await around.fetch('/releases/a/1.0.0/web/release.json', { method: 'get' })).text()).toBe('there');
  expect(asked).toEqual(['/api/projects', '/releases/a/1.0.0/web/release.json']);
});

test('the search looks through what can be found in the preview, or else on the site', async () => {
  await around.fetch('/search.json');
  expect(asked).toEqual(['/preview/abc/search.json']);
  onlyRead('/preview/other', '/search.json', around);
  await around.fetch('/search.json');
  expect(asked.slice(1)).toContain('/preview/other/search.json');
  // What is not wanted is read too: otherwise it would keep its connection.
  expect(answers.map(({ status, bodyUsed }) => [status, bodyUsed])).toContainEqual([404, true]);
});
