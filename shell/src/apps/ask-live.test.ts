import { ANSWER_MS, askLive } from './ask-live.ts';
import { exampleLive } from './example-live.ts';

const answer = (body: unknown, ok = true) => ({ ok, json: async () => body });
let fetched: jest.Mock;
beforeEach(() => {
  fetched = jest.fn();
  Object.assign(globalThis, { fetch: fetched });
  // The class is that of the whole process: what is put there has to go again.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => ({ milliseconds }) as unknown as AbortSignal);
});
afterEach(() => jest.restoreAllMocks());

test('the site is asked past the browser’s memory (ETag), nowhere else, and not for long', async () => {
  fetched.mockResolvedValue(answer(exampleLive));
  await expect(askLive()).resolves.toBe(exampleLive);
  expect(fetched.mock.calls).toEqual([['/live.json', { cache: 'no-cache', signal: { milliseconds: ANSWER_MS } }]]);
});

test.each<[string, () => Promise<unknown>]>([
  ['an error', async () => answer(exampleLive, false)],
  ['no JSON, as of a network that wants a sign-in', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('<')) })],
  ['JSON of something else', async () => answer({ status: 'fine' })],
  ['half a document', async () => answer({ ...exampleLive, apps: [{ id: 'mfe-garden' }] })],
  ['nothing at all', async () => answer(null)],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is not what is live', async (_, respond) => {
  fetched.mockImplementation(respond);
  await expect(askLive()).rejects.toThrow();
});
