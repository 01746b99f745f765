import { exampleLive } from './example-live.ts';
import { tellFault } from './tell-fault.ts';

const release = { id: 'mfe-garden', version: '2.1.0' };
const sent = jest.fn();
const bodies = () => sent.mock.calls.map(([, { body }]) => JSON.parse(body));
const complaints = () => [console.error, console.warn].flatMap((say) => (say as jest.Mock).mock.calls);

beforeEach(() => {
  sent.mockReset().mockResolvedValue({ ok: true });
  globalThis.fetch = sent;
  for (const way of ['error', 'warn'] as const) jest.spyOn(console, way).mockImplementation(() => {});
  // Each test is a page view of its own.
  jest.resetModules();
});
afterEach(() => {
  expect(complaints()).toEqual([]);
  jest.restoreAllMocks();
});
const untilTold = () => import('./report-fault.ts').then(() => new Promise((resolve) => setTimeout(resolve)));

test('"a failed load or fallback is reported once per page view (POST /api/client-events: app, release, stage …)" (issue, "Watching")', async () => {
  const tell = tellFault(exampleLive);
  tell(release, 'load');
  tell(release, 'shown');
  tell({ ...release, version: '2.0.0' }, 'unavailable');
  await untilTold();
  expect(bodies()).toEqual([
    { app: 'mfe-garden', release: '2.1.0', stage: 'load' },
    { app: 'mfe-garden', release: '2.0.0', stage: 'unavailable' },
  ]);
  const [address, init] = sent.mock.calls[0];
  expect(address).toBe('/api/client-events');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
  });
});

test('"lost without harm when the API is away": nothing is said, nothing is thrown, nothing is sent again', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const tell = tellFault(exampleLive);
  tell(release, 'load');
  await untilTold();
  tell(release, 'load');
  await untilTold();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a page that is only looked at before it is live reports nothing', async () => {
  tellFault({ ...exampleLive, preview: {} } as typeof exampleLive)(release, 'load');
  await untilTold();
  expect(sent).not.toHaveBeenCalled();
});
