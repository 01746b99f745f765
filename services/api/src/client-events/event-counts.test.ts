import { EVENTS_BY_CLIENT } from '../rate-limits/limit-table.ts';
import { EventCounts } from './event-counts.ts';

const event = { app: 'mfe-content', release: '1.0.1', stage: 'load' } as const;
const noon = Date.parse('2026-03-01T12:00:00Z');
const times = (count: number, work: (at: number) => void) => {
  for (let index = 0; index < count; index += 1) work(index);
};

test('reports of ten minutes are one number, and of how many networks they came is another', () => {
  let now = noon;
  const counts = new EventCounts(true, () => now);
  counts.add(event, 'one');
  counts.add(event, 'one');
  counts.add(event, 'other');
  counts.add({ ...event, stage: 'shown' }, 'one');
  now += 10 * 60_000;
  counts.add(event, 'one');
  const later = new Date(now);
  expect(counts.drain()).toEqual([
    { ...event, period: new Date(noon), pageViews: 3, networks: 2 },
    { ...event, period: later, pageViews: 1, networks: 0 },
    { ...event, stage: 'shown', period: new Date(noon), pageViews: 1, networks: 1 },
  ]);
  expect(counts.drain()).toEqual([]);
});

test('one network changes a number by what a class of 40 could, and an hour later by as much again', () => {
  let now = noon;
  const counts = new EventCounts(true, () => now);
  times(10_000, () => counts.add(event, 'forger'));
  counts.add(event, 'somebody else');
  expect(counts.drain()).toEqual([{ ...event, period: new Date(noon), pageViews: EVENTS_BY_CLIENT.max + 1, networks: 2 }]);
  now += 3_600_000;
  times(100, () => counts.add(event, 'forger'));
  expect(counts.drain()).toMatchObject([{ pageViews: EVENTS_BY_CLIENT.max, networks: 1 }]);
});

test('with LIMITS=count everything is counted', () => {
  const counts = new EventCounts(false, () => noon);
  times(100, () => counts.add(event, 'measuring'));
  expect(counts.drain()).toMatchObject([{ pageViews: 100, networks: 1 }]);
});

test('what could not be stored is added to what came meanwhile; only so many numbers wait', () => {
  const counts = new EventCounts(true, () => noon);
  counts.add(event, 'one');
  const first = counts.drain();
  counts.add(event, 'two');
  counts.putBack(first);
  expect(counts.drain()).toMatchObject([{ pageViews: 2, networks: 2 }]);
  times(3000, (at) => counts.add({ ...event, release: `1.0.${at}` }, 'one'));
  expect(counts.drain()).toHaveLength(2000);
});
