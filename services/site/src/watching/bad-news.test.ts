import { badNews } from './bad-news.ts';
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

test('no fault is no news, and neither is what is not known', () => {
  expect(badNews([release({}), release(undefined)])).toEqual([]);
});

test('faults of the last hour come with the rollback that helps', () => {
  const byStage = [{ label: 'failed later, while it was used', pageViews: 12 }];
  expect(badNews([release({ all: 12, lastHour: 3, networks: 2, byStage })])).toEqual([
    {
      app: 'mfe-tools',
      said: 'mfe-tools 1.0.1 failed in 12 page views since it became live: 12 × it failed later, while it was used. In the last hour: 3, from 2 networks. To go back to 1.0.0:',
      command: 'npm run rollback -- mfe-tools --why "it failed in 12 page views"',
    },
  ]);
});

test('what comes from one network alone may be made up, and that is said', () => {
  expect(badNews([release({ all: 1, lastHour: 1, networks: 1 })])[0]?.said).toMatch(
    / in one page view since it became live\. In the last hour: 1, from one network\. It may be the fault of that network, or made up: open the page yourself first\. /,
  );
});

test('where the release before never took its place, going back may not help, and that is said', () => {
  const said = badNews([release({ all: 4, lastHour: 4, networks: 3, unavailable: 4 })])[0]?.said;
  expect(said).toMatch(/ 1\.0\.0 did not take its place, so going back may not help\. To go back to 1\.0\.0:$/);
  expect(badNews([release({ all: 5, lastHour: 4, networks: 3, unavailable: 4 })])[0]?.said).not.toContain('may not help');
  const frame = release({ all: 4, lastHour: 4, networks: 3, unavailable: 4 }, { app: 'shell' });
  expect(badNews([frame])[0]?.said).not.toContain('may not help');
});

test('a first release cannot be gone back from; then mending it is what helps', () => {
  expect(badNews([release({ all: 9, lastHour: 9, networks: 4 }, { previous: undefined })])).toEqual([
    {
      app: 'mfe-tools',
      said: expect.stringMatching(/There is no release before it: mend it, then release it\.$/),
      command: 'npm run release -- mfe-tools',
    },
  ]);
});

test('what is over needs no command', () => {
  expect(badNews([release({ all: 9 })])).toEqual([
    {
      app: 'mfe-tools',
      said: 'mfe-tools 1.0.1 failed in 9 page views since it became live. None of that was in the last hour.',
      command: undefined,
    },
  ]);
});
