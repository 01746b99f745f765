import { emptyStore, library, releaseMadeUp, shell, tools } from '../../fixtures/store.ts';
import { openPages, type PageToOpen } from '../preflight/open-pages.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { checkFailingPages } from './check-pages.ts';
import { liveReleases } from './live-releases.ts';

jest.mock('../preflight/open-pages.ts', () => ({ openPages: jest.fn() }));
const opened = jest.mocked(openPages);

const now = new Date();
const fault = (app: string, release: string, part = {}) => ({
  app,
  release,
  stage: 'unavailable',
  from: now.toISOString(),
  minutes: 10,
  pageViews: 3,
  networks: 3,
  ...part,
});

async function look(...counts: ReturnType<typeof fault>[]) {
  opened.mockReset().mockResolvedValue(undefined);
  const store = emptyStore();
  await releaseMadeUp(store, [shell, '1.0.0'], [library, '1.0.0'], [tools, '1.0.0']);
  return { store, run: () => checkFailingPages(store, '/browser', liveReleases(store, counts, now)) };
}
const addresses = () => opened.mock.calls.flatMap(([, , pages]) => pages.map(({ address }: PageToOpen) => address));

test('only pages of releases of which faults were reported lately are opened, and with a browser', async () => {
  const { store, run } = await look(fault('mfe-tools', '1.0.0'), fault('mfe-library', '0.9.0'));
  expect([...(await run())]).toEqual([['mfe-tools', { works: 1 }]]);
  expect(addresses()).toEqual(['/tools']);
  expect(opened.mock.calls[0]?.slice(0, 2)).toEqual([store.dir, '/browser']);
});

test('for the shell a page of each app is opened', async () => {
  const { run } = await look(fault('shell', '1.0.0'));
  expect([...(await run())]).toEqual([['shell', { works: 2 }]]);
  expect(addresses()).toEqual(['/', '/tools']);
});

test('what a page is refused for is the fault that was seen; whatever else goes wrong proves nothing', async () => {
  const { run } = await look(fault('mfe-tools', '1.0.0'));
  opened.mockRejectedValueOnce(new UserFacingError('The page /tools is empty.'));
  expect((await run()).get('mfe-tools')).toEqual({ fault: 'The page /tools is empty.' });
  opened.mockRejectedValueOnce(new Error('Target closed'));
  expect((await run()).get('mfe-tools')).toEqual({ unopened: 'the browser failed (Target closed)' });
  opened.mockResolvedValueOnce('no Chrome, Chromium or Edge was found');
  expect((await run()).get('mfe-tools')).toEqual({ unopened: 'no Chrome, Chromium or Edge was found' });
});
