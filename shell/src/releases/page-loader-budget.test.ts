import type { ComponentType } from 'react';
import { formerApp } from './example-live.ts';
import { byHand, exampleReleases, hang } from './example-releases.ts';
import { budgetLeft, createPageLoader, LOAD_BUDGET_MS } from './page-loader.ts';

const LivePage = () => null;
const FormerPage = () => null;

let network: ReturnType<typeof exampleReleases>;
let warnings: jest.SpyInstance;

beforeEach(() => {
  network = exampleReleases({ live: LivePage, former: FormerPage });
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  warnings.mockRestore();
});

const loader = () => createPageLoader(network);
const live = (part = {}) => ({ Page: LivePage, release: network.app, from: 'live', attempt: 1, ...part });
const former = (part = {}) => ({ Page: FormerPage, release: formerApp, from: 'previous', attempt: 1, ...part });

test('a release that hangs gives way after exactly ten seconds', async () => {
  expect(LOAD_BUDGET_MS).toBe(10_000);
  network.behave({ live: hang });
  const pages = loader();
  void pages.ready(network.app, 'roses');
  await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS - 1);
  expect(network.asked()).toEqual(['2.1.0 roses']);
  await jest.advanceTimersByTimeAsync(1);
  expect(network.asked()).toEqual(['2.1.0 roses', '2.0.0 roses']);
  expect(pages.current(network.app, 'roses')).toEqual(former());
});

test('the page of the document has been on its way since it was asked for; the next page has a whole budget again', async () => {
  network.behave({ live: hang, former: hang });
  const pages = createPageLoader({ ...network, firstBudgetMs: budgetLeft(700) });
  void pages.ready(network.app, 'roses');
  await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS - 701);
  expect(network.asked()).toEqual(['2.1.0 roses']);
  await jest.advanceTimersByTimeAsync(1);
  expect(network.asked()).toEqual(['2.1.0 roses', '2.0.0 roses']);
  await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS - 1);
  expect(pages.current(network.app, 'roses')).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(pages.current(network.app, 'roses')).toEqual({ failed: true });
});

test.each([
  [0, 10_000],
  [700, 9300],
  [8000, 5000],
  [30_000, 5000],
])('after %d ms a page that is on its way has %d ms left', (underWay, left) => {
  expect(budgetLeft(underWay)).toBe(left);
});

test('a page that takes long but stays within the budget is shown', async () => {
  network.behave({ live: () => new Promise((resolve) => setTimeout(() => resolve(LivePage), LOAD_BUDGET_MS - 1)) });
  const pages = loader();
  void pages.ready(network.app, 'roses');
  await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS);
  expect(pages.current(network.app, 'roses')).toEqual(live());
});

test.each<[string, () => void]>([
  ['the page', () => network.behave({ live: hang, former: hang })],
  ['the description', () => network.readPrevious.mockImplementation(hang)],
])('a former release that hangs on %s has failed after a budget of its own', async (_, arrange) => {
  network.behave({ live: hang });
  arrange();
  const pages = loader();
  void pages.ready(network.app, 'roses');
  await jest.advanceTimersByTimeAsync(2 * LOAD_BUDGET_MS - 1);
  expect(pages.current(network.app, 'roses')).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(pages.current(network.app, 'roses')).toEqual({ failed: true });
});

test('no timer is left running once a page is there', async () => {
  await loader().ready(network.app, 'roses');
  expect(jest.getTimerCount()).toBe(0);
});

test('a late success counts as nothing and changes nothing', async () => {
  const late = byHand<ComponentType>();
  network.behave({ live: () => late.task });
  const pages = loader();
  const heard = jest.fn();
  void pages.ready(network.app, 'roses');
  await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS);
  const shown = pages.current(network.app, 'roses');
  pages.subscribe(heard);
  late.end(LivePage);
  await jest.advanceTimersByTimeAsync(LOAD_BUDGET_MS);
  expect(pages.current(network.app, 'roses')).toBe(shown);
  expect(heard).not.toHaveBeenCalled();
  await expect(pages.ready(network.app, 'herbs')).resolves.toEqual(former({ attempt: 2 }));
});
