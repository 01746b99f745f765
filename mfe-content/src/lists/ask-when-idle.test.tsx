import { act, render } from '@testing-library/react';
import { useAskWhenIdle } from './ask-when-idle.ts';

// What was asked for once is not asked for again in this file, as in a visit: every test has lists of its own.
type Lists = Parameters<typeof useAskWhenIdle>[0];
const BOTH: Lists = ['/api/tools', '/api/projects'];
const TOOLS: Lists = ['/api/tools'];
const MODULES: Lists = ['/api/modules'];

function Page({ lists }: { readonly lists: Lists }) {
  useAskWhenIdle(lists);
  return null;
}

const answer = jest.fn();
let idle: (() => void) | undefined;
beforeEach(() => {
  answer.mockReset().mockImplementation(async () => new Response('[]'));
  globalThis.fetch = answer;
  idle = undefined;
  globalThis.requestIdleCallback = (callback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 10 });
    return 1;
  };
  globalThis.cancelIdleCallback = () => {
    idle = undefined;
  };
});

const asked = () => answer.mock.calls.map(([address, { credentials, method }]) => [method, address, credentials]);

test('who leaves before the browser is idle asks for nothing', () => {
  render(<Page lists={BOTH} />).unmount();
  expect(idle).toBeUndefined();
  expect(asked()).toEqual([]);
});

test('the lists are "requested once, after hydration, when the browser is idle", with cookies', async () => {
  const { unmount } = render(<Page lists={BOTH} />);
  expect(asked()).toEqual([]);
  await act(async () => idle?.());
  const both = [
    ['GET', '/api/tools', 'include'],
    ['GET', '/api/projects', 'include'],
  ];
  expect(asked()).toEqual(both);
  unmount();
  render(<Page lists={TOOLS} />);
  await act(async () => idle?.());
  expect(asked()).toEqual(both);
});

test('a browser that cannot say when it is idle asks a second later, and "failures are ignored"', async () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useFakeTimers();
  answer.mockRejectedValue(new TypeError('no network'));
  render(<Page lists={MODULES} />);
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(asked()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(asked()).toHaveLength(1);
  jest.useRealTimers();
});
