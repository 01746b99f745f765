import { faultsOf, hoursOf } from './faults.ts';

const now = new Date('2026-03-04T14:03:00Z');
const live = { app: 'mfe-tools', version: '1.0.1', since: new Date(0), hadPrevious: true };
const count = (from: string, minutes: number, pageViews: number, part = {}) => ({
  app: 'mfe-tools',
  release: '1.0.1',
  stage: 'load',
  from: `2026-03-${from}:00.000Z`,
  minutes,
  pageViews,
  networks: 1,
  ...part,
});

test('faults of a release are those since it became live, and of them those of the last hour', () => {
  const counts = [
    count('01T00:00', 1440, 1),
    count('03T10:00', 60, 2),
    count('04T12:50', 10, 4),
    count('04T13:00', 10, 8),
    count('04T14:00', 10, 16, { stage: 'unavailable' }),
    count('04T14:00', 10, 32, { stage: 'of-a-later-api' }),
    count('04T14:00', 10, 64, { release: '1.0.0' }),
    count('04T14:00', 10, 128, { app: 'mfe-library' }),
  ];
  const since = new Date('2026-03-03T10:30:00Z');
  // The interval from 13:00 reaches into the last hour.
  expect(faultsOf(counts, { ...live, since }, now)).toEqual({
    all: 62,
    lastHour: 56,
    networks: 1,
    unavailable: 16,
    byStage: [
      { label: 'did not load, and the previous release took its place', pageViews: 14 },
      { label: 'failed, and nothing could take its place', pageViews: 16 },
    ],
  });
  expect(faultsOf(counts, live, now).all).toBe(63);
});

test.each<[string, number, ReturnType<typeof count>[]]>([
  ['one that reports two stages is one', 1, [count('04T13:50', 10, 1), count('04T13:50', 10, 1, { stage: 'shown' })]],
  ['so is one that is counted anew when its hour is over', 1, [count('04T13:00', 10, 1), count('04T14:00', 10, 1)]],
  ['and one that was counted before, so that only its page views are of the last hour', 1, [count('04T13:30', 10, 5, { networks: 0 })]],
  ['those of one stage within an hour are several', 3, [count('04T13:10', 10, 1), count('04T13:50', 10, 2), count('04T14:00', 10, 1)]],
  [
    'of several stages the one that most reported says how many',
    3,
    [
      count('04T13:50', 10, 9, { networks: 2 }),
      ...['04T13:20', '04T13:40'].map((at, more) => count(at, 10, 2, { stage: 'shown', networks: 1 + more })),
    ],
  ],
  ['without a fault in the last hour there is none', 0, [count('04T12:40', 10, 3, { networks: 3 })]],
])('no network is told twice: %s', (_, networks, counts) => {
  expect(faultsOf(counts, live, now).networks).toBe(networks);
});

test('the hours of a chart are whole hours, the last one under way, of all releases of the app', () => {
  const counts = [
    count('04T12:50', 10, 1),
    count('04T13:00', 10, 2),
    count('04T13:50', 10, 4, { release: '1.0.0' }),
    count('04T14:00', 10, 8),
    count('04T12:00', 60, 16),
    count('04T00:00', 1440, 32),
    count('04T14:00', 10, 64, { app: 'shell' }),
  ];
  expect(hoursOf(counts, 'mfe-tools', now, 3).map(({ from, pageViews }) => [from.toISOString().slice(11, 16), pageViews])).toEqual([
    ['12:00', 17],
    ['13:00', 6],
    ['14:00', 8],
  ]);
});

test('what cannot be is left out: no release took the place where there was none before, and none ever takes that of the shell', () => {
  const stages = ['load', 'mount', 'shown', 'unavailable'];
  const counts = ['mfe-tools', 'shell'].flatMap((app) => stages.map((stage, index) => count('04T13:50', 10, 10 ** index, { app, stage })));
  expect(faultsOf(counts, live, now).all).toBe(1111);
  expect(faultsOf(counts, { ...live, hadPrevious: false }, now)).toMatchObject({ all: 1100, lastHour: 1100 });
  expect(faultsOf(counts, { ...live, app: 'shell' }, now)).toMatchObject({ all: 1000, unavailable: 1000 });
});
