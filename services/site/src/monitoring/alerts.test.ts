import { alertsFor } from './alerts.ts';
import type { LiveRelease } from './live-releases.ts';

const release = (faults: Partial<NonNullable<LiveRelease['faults']>> | undefined, part: Partial<LiveRelease> = {}): LiveRelease => ({
  app: 'mfe-tools',
  version: '1.0.1',
  previous: '1.0.0',
  since: new Date(0),
  who: 'Ada',
  why: 'new tools',
  bytes: 1,
  builtFrom: '01234567',
  faults: faults && { all: 0, lastHour: 0, networks: 0, unavailable: 0, byStage: [], ...faults },
  ...part,
});
const fault = 'The page /tools of mfe-tools 1.0.1 did not come to life.';
const seen = new Map(['mfe-tools', 'shell'].map((app) => [app, { fault }]));

test('no fault is no news, and neither is what is not known', () => {
  expect(alertsFor([release({}), release(undefined)])).toEqual([]);
});

test('faults of the last hour that were seen here too come with the rollback that helps', () => {
  const byStage = [{ label: 'failed later, while in use', pageViews: 12 }];
  expect(alertsFor([release({ all: 12, lastHour: 3, networks: 2, byStage })], seen)).toEqual([
    {
      app: 'mfe-tools',
      message: `Visitors' browsers reported that mfe-tools 1.0.1 failed in 12 page views since it became live: 12 × it failed later, while in use. In the last hour: 3, from 2 networks. It was also seen here: ${fault} To roll back to 1.0.0:`,
      command: 'npm run rollback -- mfe-tools --why "it failed in 12 page views"',
    },
  ]);
});

test.each([1, 3, 300])('reports of %d networks name no command where the pages work: they may be made up', (networks) => {
  const pageChecks = new Map([['mfe-tools', { works: 2 }]]);
  const [news] = alertsFor([release({ all: 120, lastHour: 120, networks })], pageChecks);
  expect(news?.command).toBeUndefined();
  expect(news?.message).not.toContain('npm run');
  expect(news?.message).toMatch(
    / In the last hour: 120, from .*\. 2 pages were opened here in a browser without a fault\. Reports can be made up.* docs\/rollback\.md says how to roll back\.$/,
  );
});

test('where nothing could be opened there is no command either, and it is said why', () => {
  const pageChecks = new Map([['mfe-tools', { unopened: 'no Chrome, Chromium or Edge was found' }]]);
  for (const [news] of [
    alertsFor([release({ all: 1, lastHour: 1, networks: 1 })], pageChecks),
    alertsFor([release({ all: 1, lastHour: 1 })]),
  ]) {
    expect(news?.command).toBeUndefined();
    expect(news?.message).toMatch(
      / could not be opened here to confirm this: .+\. Reports can be made up, so open the pages yourself first\. /,
    );
  }
});

test('where the release before never took its place, going back may not help, and that is said', () => {
  const said = alertsFor([release({ all: 4, lastHour: 4, networks: 3, unavailable: 4 })], seen)[0]?.message;
  expect(said).toMatch(/ 1\.0\.0 did not take its place, so rolling back may not help\. To roll back to 1\.0\.0:$/);
  expect(alertsFor([release({ all: 5, lastHour: 4, networks: 3, unavailable: 4 })], seen)[0]?.message).not.toContain('may not help');
  const frame = release({ all: 4, lastHour: 4, networks: 3, unavailable: 4 }, { app: 'shell' });
  expect(alertsFor([frame], seen)[0]?.message).not.toContain('may not help');
});

test('a first release cannot be gone back from; then mending it is what helps', () => {
  expect(alertsFor([release({ all: 9, lastHour: 9, networks: 4 }, { previous: undefined })], seen)).toEqual([
    {
      app: 'mfe-tools',
      message: expect.stringMatching(/There is no release before it: fix it, then release it\.$/),
      command: 'npm run release -- mfe-tools',
    },
  ]);
});

test('what is over needs no command', () => {
  expect(alertsFor([release({ all: 9 })], seen)).toEqual([
    {
      app: 'mfe-tools',
      message:
        "Visitors' browsers reported that mfe-tools 1.0.1 failed in 9 page views since it became live. None of that was in the last hour.",
      command: undefined,
    },
  ]);
});
