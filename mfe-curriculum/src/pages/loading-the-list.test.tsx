import { act, screen } from '@testing-library/react';
import { answering, comeFromWithin, visit } from '../../testing/visit.tsx';

// 3-decisions.md, "Loading", and 1-platform.md sections 2 and 7. What was answered is kept for five minutes after the page was left, so
// every test begins ten minutes after the one before.
let now = 0;
beforeEach(() => {
  now += 600_000;
  jest.useFakeTimers({ now });
});
afterEach(async () => {
  await act(async () => {
    for (const giveUp of waiting.splice(0)) giveUp();
  });
  jest.advanceTimersByTime(600_000);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const waiting: (() => void)[] = [];
/** Answers when the test is over. */
const never = () => new Promise<never>((_, fail) => waiting.push(() => fail(new Error('too late'))));
const cards = () => screen.queryAllByRole('article').length;
/** Places of cards; a card of the list stands in a list item. */
const skeletons = () => document.querySelectorAll('[data-side]:not(li)').length;

test('"Loading: 6 skeleton cards" stand while the call runs when the page is reached from within the site', async () => {
  let bring: (list: unknown[]) => void = () => undefined;
  const asked = answering(() => new Promise((resolve) => (bring = resolve)));
  await comeFromWithin();
  expect(asked).toHaveBeenCalledWith('/api/modules', expect.objectContaining({ credentials: 'include' }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading modules');
  expect([skeletons(), cards()]).toEqual([6, 0]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Educational Modules');
  await act(async () => bring([{ id: 1 }]));
  expect([skeletons(), cards()]).toEqual([0, 19]);
});

test('an answer with an empty list shows "No modules available" and "Check back soon for new learning content!"', async () => {
  answering(async () => []);
  await comeFromWithin();
  expect(screen.getByRole('heading', { name: 'No modules available' })).toBeInTheDocument();
  expect(screen.getByText('Check back soon for new learning content!')).toBeInTheDocument();
  expect([skeletons(), cards()]).toEqual([0, 0]);
});

test('an empty answer also counts where the list came with the HTML', async () => {
  answering(async () => []);
  visit();
  expect(cards()).toBe(19);
  await pass(1000);
  expect(screen.getByRole('heading', { name: 'No modules available' })).toBeInTheDocument();
});

test('"The built-in list is in the page\'s HTML and shows at once on a cold load, whatever the call does"', async () => {
  const asked = answering(never);
  visit();
  expect([skeletons(), cards()]).toEqual([0, 19]);
  await pass(1000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect([skeletons(), cards()]).toEqual([0, 19]);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => new Response('[]', { status: 500 })],
  ['the answer is 401', async () => new Response('[]', { status: 401 })],
  ['the answer is no list', async () => new Response('{"none":true}')],
])('"a failed call shows the built-in list": %s', async (_, answer) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  await comeFromWithin();
  expect([skeletons(), cards()]).toEqual([0, 19]);
});

test('an answer that is a failure is read all the same, so that its connection is free again', async () => {
  const refusal = new Response('The API is not available just now.', { status: 503 });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(refusal);
  await comeFromWithin();
  await pass(100);
  expect(refusal.bodyUsed).toBe(true);
  expect([skeletons(), cards()]).toEqual([0, 19]);
});

test('within 10 s the loading state is over', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  answering(never);
  await comeFromWithin();
  expect(limit.mock.calls.map(([time]) => time < 10_000)).toEqual([true]);
});

test('data never becomes stale, is not asked for again on focus, and is discarded five minutes after the last use (section 7)', async () => {
  const asked = answering(async () => [{ id: 1 }]);
  const router = await comeFromWithin();
  await pass(3_600_000);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => router.navigate('/elsewhere'));
  await pass(299_000);
  await act(() => router.navigate('/modules'));
  expect([skeletons(), cards()]).toEqual([0, 19]);
  expect(asked).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/elsewhere'));
  await pass(300_000);
  await act(() => router.navigate('/modules'));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('what failed is asked for again on the next visit', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const router = await comeFromWithin();
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/modules'));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a module that is opened by a link waits for nobody', async () => {
  answering(never);
  await comeFromWithin('/modules#module=managing-references');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Managing References');
});
