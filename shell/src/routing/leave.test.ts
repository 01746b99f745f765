import { isHere, leavingBy, returnToPlace } from './leave.ts';

/** A browser at an address, and a router that is on its way to another. */
function tab(at: string, to: string, state: unknown = { key: 'k2', idx: 2 }) {
  const events = new EventTarget();
  const here = new URL(at);
  const around = {
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
  const parts = around as unknown as Window & typeof around;
  const leave = leavingBy(router as unknown as Parameters<typeof leavingBy>[0], parts);
  return { ...around, around: parts, router, events, leave: () => leave(new URL(next.pathname + next.search, next)) };
}

test('another address is opened with its query, and with the fragment that a router’s request does not have', () => {
  const { leave, location } = tab('https://portal.example/roses', 'https://portal.example/herbs?sort=name#mint');
  leave();
  expect(location.assign.mock.calls.map(([address]) => address.href)).toEqual(['https://portal.example/herbs?sort=name#mint']);
  expect(location.reload).not.toHaveBeenCalled();
});

test('on the way back the browser is there already: it loads the place anew, which is then marked', () => {
  const { leave, location, history } = tab('https://portal.example/herbs#mint', 'https://portal.example/herbs#mint');
  leave();
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(location.assign).not.toHaveBeenCalled();
  expect(history.replaceState.mock.calls).toEqual([[{ key: 'k2', idx: 2, isBack: true }, '']]);
});

test.each([
  ['https://portal.example/herbs', true],
  ['https://portal.example/herbs#mint', true],
  ['https://portal.example/herbs?sort=name', false],
  ['https://portal.example/roses', false],
])('whether %s is where the browser is: %s', (address, is) => {
  expect(isHere(new URL(address), tab('https://portal.example/herbs', 'https://portal.example/').around)).toBe(is);
});

test('a document that was marked is scrolled to its place once, and the browser’s guess does not come after it', () => {
  const { around, history, scrollTo } = tab('https://portal.example/herbs', 'https://portal.example/', { key: 'k2', idx: 2, isBack: true });
  returnToPlace(around);
  expect(scrollTo.mock.calls).toEqual([[0, 700]]);
  expect(history.scrollRestoration).toBe('manual');
  expect(history.replaceState.mock.calls).toEqual([[{ key: 'k2', idx: 2 }, '']]);
});

test('so is one that the browser had loaded itself, which the router has no key for', () => {
  const { around, scrollTo, sessionStorage } = tab('https://portal.example/herbs', 'https://portal.example/', { idx: 0, isBack: true });
  sessionStorage.getItem.mockReturnValue('{"default":300,"k2":700}');
  returnToPlace(around);
  expect(scrollTo.mock.calls).toEqual([[0, 300]]);
});

test.each([[{ key: 'k2', idx: 2 }], [null]])('any other document stays where the browser puts it (%j)', (state) => {
  const { around, scrollTo, history } = tab('https://portal.example/herbs', 'https://portal.example/', state);
  returnToPlace(around);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(history.replaceState).not.toHaveBeenCalled();
});

test.each([[{ key: 'k2', idx: 2, isBack: true }], [{ key: 'k2', idx: 2 }], [null]])(
  'where the browser keeps nothing, so that even asking for storage throws, the page still opens (%j)',
  (state) => {
    const { around, scrollTo } = tab('https://portal.example/herbs', 'https://portal.example/', state);
    Object.defineProperty(around, 'sessionStorage', {
      get: () => {
        throw new DOMException('Storage is off.', 'SecurityError');
      },
    });
    expect(() => returnToPlace(around)).not.toThrow();
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
