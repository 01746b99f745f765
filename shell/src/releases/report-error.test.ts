import { exampleLive } from './example-live.ts';
import { createErrorReporter } from './report-error.ts';

const release = { id: 'mfe-garden', version: '2.1.0' };
const sent = jest.fn();
const bodies = () => sent.mock.calls.map(([, { body }]) => JSON.parse(body));
const complaints = () => [console.error, console.warn].flatMap((say) => (say as jest.Mock).mock.calls);

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ ok: true });
  globalThis.fetch = sent;
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockImplementation(() => {});
});
afterEach(() => {
  expect(complaints()).toEqual([]);
  jest.restoreAllMocks();
});
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('"a failed load or fallback is reported once per page view (POST /api/client-events: app, release, stage …)" (issue, "Watching")', () => {
  const report = createErrorReporter(exampleLive);
  report(release, 'load');
  report(release, 'shown');
  report({ ...release, version: '2.0.0' }, 'unavailable');
  const both = [
    { app: 'mfe-garden', release: '2.1.0', stage: 'load' },
    { app: 'mfe-garden', release: '2.0.0', stage: 'unavailable' },
  ];
  expect(bodies()).toEqual(both);
  const [address, init] = sent.mock.calls[0];
  expect(address).toBe('/api/client-events');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
  });
  // Another page view.
  createErrorReporter(exampleLive)(release, 'load');
  expect(bodies()).toEqual([...both, both[0]]);
});

test('"lost without harm when the API is away": nothing is said, nothing is thrown, nothing is sent again', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const report = createErrorReporter(exampleLive);
  report(release, 'load');
  await nextTask();
  report(release, 'load');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('the answer is read, so that the connection is free for what the visitor wants', async () => {
  const answer = { text: jest.fn(async () => '{"status":"taken"}') };
  sent.mockResolvedValue(answer);
  createErrorReporter(exampleLive)(release, 'load');
  await nextTask();
  expect(answer.text).toHaveBeenCalledTimes(1);
});

test('a page that is only looked at before it is live reports nothing', () => {
  createErrorReporter({ ...exampleLive, preview: {} } as typeof exampleLive)(release, 'load');
  expect(sent).not.toHaveBeenCalled();
});
