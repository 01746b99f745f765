import { answer } from '@portal/testing';
import { act, render, renderHook } from '@testing-library/react';
import { discardLists, refreshList, useList, usePrefetchedLists } from './lists.ts';

const FIVE_MINUTES = 300_000;
const asked = jest.fn();
let idle: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset().mockImplementation(async () => answer(200, [{ id: 1 }]));
  globalThis.fetch = asked;
  idle = undefined;
  globalThis.requestIdleCallback = (callback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 10 });
    return 1;
  };
  globalThis.cancelIdleCallback = () => {
    idle = undefined;
  };
});
afterEach(() => {
  discardLists();
  jest.useRealTimers();
});

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const projects = () => renderHook(() => useList('/api/projects'));
const addresses = () => asked.mock.calls.map(([address, { credentials, method }]) => [method, address, credentials]);
const fail = () => asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));

test('a list is asked for once, with cookies, and all who use it share the answer', async () => {
  const one = projects();
  const other = projects();
  expect(one.result.current).toEqual({ status: 'loading', data: undefined, isFetching: true });
  await pass(0);
  for (const { result } of [one, other]) expect(result.current).toEqual({ status: 'ready', data: [{ id: 1 }], isFetching: false });
  expect(addresses()).toEqual([['GET', '/api/projects', 'include']]);
});

test('data never becomes stale, and is not asked for again on focus, by time or when the connection is back (section 7)', async () => {
  projects();
  await pass(86_400_000);
  for (const type of ['focus', 'visibilitychange', 'online']) act(() => void window.dispatchEvent(new Event(type)));
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('an answer is discarded five minutes after its last use (section 7)', async () => {
  const first = projects();
  await pass(0);
  first.unmount();
  await pass(FIVE_MINUTES - 1);
  const second = projects();
  expect(second.result.current.status).toBe('ready');
  second.unmount();
  await pass(FIVE_MINUTES);
  expect(projects().result.current.status).toBe('loading');
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([500, 401])('an answer of %i fails without another try (section 7)', async (status) => {
  asked.mockImplementation(async () => answer(status, 'No', 'text/plain'));
  const { result } = projects();
  await pass(60_000);
  expect(result.current).toEqual({ status: 'failed', data: undefined, isFetching: false });
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what failed is asked for again when the connection is back, and by the next page', async () => {
  fail();
  fail();
  const { result, unmount } = projects();
  await pass(0);
  expect(result.current.status).toBe('failed');
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(result.current.status).toBe('failed');
  unmount();
  const next = projects();
  expect(next.result.current.status).toBe('loading');
  await pass(0);
  expect(next.result.current.status).toBe('ready');
});

test('a list that failed says so while it is asked for again', async () => {
  fail();
  const { result } = projects();
  await pass(0);
  act(() => void refreshList('/api/projects'));
  expect(result.current).toEqual({ status: 'failed', data: undefined, isFetching: true });
  await pass(0);
  expect(result.current.status).toBe('ready');
});

test('a refreshed list keeps its answer meanwhile, and when that fails', async () => {
  const { result } = projects();
  await pass(0);
  fail();
  act(() => void refreshList('/api/projects'));
  expect(result.current).toEqual({ status: 'ready', data: [{ id: 1 }], isFetching: true });
  await pass(0);
  expect(result.current).toEqual({ status: 'ready', data: [{ id: 1 }], isFetching: false });
});

test('of two requests the answer of the later one counts, whichever comes first', async () => {
  let answerLate: (response: Response) => void = () => undefined;
  asked.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
  const { result } = projects();
  asked.mockImplementationOnce(async () => answer(200, [{ id: 2 }]));
  await act(() => refreshList('/api/projects'));
  await act(async () => answerLate(answer(200, [{ id: 1 }])));
  expect(result.current.data).toEqual([{ id: 2 }]);
});

test('a page is rendered again only when what it selects changes', async () => {
  const rendered = jest.fn();
  renderHook(() => rendered(useList('/api/projects', { select: ({ data }) => data?.length === 0 })));
  await pass(0);
  expect(rendered.mock.calls).toEqual([[false]]);
});

test('who may wait asks when the browser is idle', async () => {
  renderHook(() => useList('/api/projects', { select: ({ status }) => status, idle: true }));
  await pass(10_000);
  expect(asked).not.toHaveBeenCalled();
  await act(async () => idle?.());
  expect(asked).toHaveBeenCalledTimes(1);
});

describe('lists that are asked for but not shown (3-decisions.md)', () => {
  type Lists = Parameters<typeof usePrefetchedLists>[0];
  const BOTH: Lists = ['/api/tools', '/api/projects'];
  const TOOLS: Lists = ['/api/tools'];

  function Page({ lists }: { readonly lists: Lists }) {
    usePrefetchedLists(lists);
    return null;
  }

  test('who leaves before the browser is idle asks for nothing', () => {
    render(<Page lists={BOTH} />).unmount();
    expect(idle).toBeUndefined();
    expect(asked).not.toHaveBeenCalled();
  });

  test('they are "requested once, after hydration, when the browser is idle"', async () => {
    const { unmount } = render(<Page lists={BOTH} />);
    expect(asked).not.toHaveBeenCalled();
    await act(async () => idle?.());
    const both = [
      ['GET', '/api/tools', 'include'],
      ['GET', '/api/projects', 'include'],
    ];
    expect(addresses()).toEqual(both);
    unmount();
    render(<Page lists={TOOLS} />);
    await act(async () => idle?.());
    expect(addresses()).toEqual(both);
  });

  test('a browser that cannot say when it is idle asks a second later, and "failures are ignored"', async () => {
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    fail();
    render(<Page lists={TOOLS} />);
    await pass(999);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
