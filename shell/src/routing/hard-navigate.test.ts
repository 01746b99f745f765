import { cancelNavigationOnReturn, hardNavigate, restoreScroll } from './hard-navigate.ts';

/** A browser at an address, and a router that is on its way to another. */
function tab(at: string, to: string, state: unknown = { key: 'k2', idx: 2 }) {
  const events = new EventTarget();
  const here = new URL(at);
  const env = {
    location: Object.assign(here, { assign: jest.fn<void, [URL]>(), reload: jest.fn() }),
    history: { state, scrollRestoration: 'auto', replaceState: jest.fn() },
    sessionStorage: { getItem: jest.fn((): string | null => '{"k1":100,"k2":700}') },
    scrollTo: jest.fn(),
    addEventListener: events.addEventListener.bind(events),
  };
  const next = new URL(to);
  const router = {
    state: { location: { pathname: '/roses', state: 'kept' }, navigation: { state: 'loading', location: next } },
    navigate: jest.fn(async () => {}),
  };
  const parts = env as unknown as Window & typeof env;
  const half = router as unknown as Parameters<typeof hardNavigate>[0];
  cancelNavigationOnReturn(half, parts);
  return { ...env, env: parts, router, events, navigate: () => hardNavigate(half, new URL(next.pathname + next.search, next), parts) };
}

test('another address is opened with its query, and with the fragment that a router’s request does not have', () => {
  const { navigate, location } = tab('https://portal.example/roses', 'https://portal.example/herbs?sort=name#mint');
  navigate();
  expect(location.assign.mock.calls.map(([address]) => address.href)).toEqual(['https://portal.example/herbs?sort=name#mint']);
  expect(location.reload).not.toHaveBeenCalled();
});

test('on the way back the browser is there already: it loads the place anew, which is then marked', () => {
  const { navigate, location, history } = tab('https://portal.example/herbs#mint', 'https://portal.example/herbs#mint');
  navigate();
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(location.assign).not.toHaveBeenCalled();
  expect(history.replaceState.mock.calls).toEqual([[{ key: 'k2', idx: 2, isBack: true }, '']]);
});

test('the same path with another query is another address', () => {
  const { navigate, location } = tab('https://portal.example/herbs?sort=name', 'https://portal.example/herbs');
  navigate();
  expect(location.assign).toHaveBeenCalledTimes(1);
  expect(location.reload).not.toHaveBeenCalled();
});

test('a document that was marked is scrolled to its place once, and the browser’s guess does not come after it', () => {
  const { env, history, scrollTo } = tab('https://portal.example/herbs', 'https://portal.example/', { key: 'k2', idx: 2, isBack: true });
  restoreScroll(env);
  expect(scrollTo.mock.calls).toEqual([[0, 700]]);
  expect(history.scrollRestoration).toBe('manual');
  expect(history.replaceState.mock.calls).toEqual([[{ key: 'k2', idx: 2 }, '']]);
});

test('any other document stays where the browser puts it', () => {
  const { env, scrollTo, history } = tab('https://portal.example/herbs', 'https://portal.example/');
  restoreScroll(env);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(history.replaceState.mock.calls).toEqual([[{ key: 'k2', idx: 2 }, '']]);
});

test.each([[null], [{ idx: 0 }]])('the first entry of a document gets a key of its own (%j)', (state) => {
  const keys = [1, 2].map(() => {
    const { env, history } = tab('https://portal.example/herbs', 'https://portal.example/', state);
    restoreScroll(env);
    return history.replaceState.mock.calls[0][0].key;
  });
  expect(keys).toEqual([expect.stringMatching(/^\w+$/), expect.stringMatching(/^\w+$/)]);
  expect(keys[0]).not.toBe(keys[1]);
});

test.each([[{ key: 'k2', idx: 2, isBack: true }], [{ key: 'k2', idx: 2 }], [null]])(
  'where the browser keeps nothing, so that even asking for storage throws, the page still opens (%j)',
  (state) => {
    const { env, scrollTo } = tab('https://portal.example/herbs', 'https://portal.example/', state);
    Object.defineProperty(env, 'sessionStorage', {
      get: () => {
        throw new DOMException('Storage is off.', 'SecurityError');
      },
    });
    expect(() => restoreScroll(env)).not.toThrow();
    expect(scrollTo).not.toHaveBeenCalled();
  },
);

test('a document that the browser brings back as it was left is where it was, and under way no more', () => {
  const { events, router } = tab('https://portal.example/roses', 'https://portal.example/herbs');
  const show = (persisted: boolean) => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(router.navigate).not.toHaveBeenCalled();
  show(true);
  expect(router.navigate.mock.calls).toEqual([
    [
      { pathname: '/roses', state: 'kept' },
      { replace: true, preventScrollReset: true, state: 'kept' },
    ],
  ]);
  router.state.navigation.state = 'idle';
  show(true);
  expect(router.navigate).toHaveBeenCalledTimes(1);
});
