import type { createBrowserRouter } from 'react-router-dom';

/** The parts of the router that a hard navigation needs. */
type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;
type Env = Pick<Window, 'location' | 'history' | 'sessionStorage' | 'scrollTo' | 'addEventListener'>;

/** Scroll restoration after a hard navigation: session storage key under which `ScrollRestoration` keeps the scroll position of each history entry. */
export const SCROLL_POSITIONS_KEY = 'react-router-scroll-positions';

/** Makes the browser load the address to which the router is navigating. */
export function hardNavigate(router: Router, address: URL, env: Env = window): void {
  const { location, history } = env;
  if (address.pathname === location.pathname && address.search === location.search) {
    // Back or forward: the browser is already at the address. Assigning it again would load nothing if it has a fragment. The browser will
    // remember the scroll position of the page that is still shown, so the entry is marked for `restoreScroll`.
    history.replaceState({ ...history.state, isBack: true }, '');
    location.reload();
    return;
  }
  // The request of a route's loader has no fragment.
  address.hash = router.state.navigation.location?.hash ?? '';
  location.assign(address);
}

/** Cancels a pending navigation when the browser restores the page from its back/forward cache, because it would never end. */
export function cancelNavigationOnReturn(router: Router, env: Env = window): void {
  env.addEventListener('pageshow', ({ persisted }) => {
    const { location, navigation } = router.state;
    if (persisted && navigation.state !== 'idle')
      void router.navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  });
}

/** Scrolls a page that was loaded by going back to where the visitor was on it. Call it before the router is created. */
export function restoreScroll(env: Env = window): void {
  const { history } = env;
  const { isBack, ...state } = history.state ?? {};
  // Without a key of its own, the router calls the first entry of each document "default" and confuses their positions.
  state.key ??= Math.random().toString(36).slice(2, 10);
  history.replaceState(state, '');
  if (!isBack) return;
  try {
    // Reading `sessionStorage` throws if the browser blocks it.
    const position: unknown = JSON.parse(env.sessionStorage.getItem(SCROLL_POSITIONS_KEY) ?? '{}')[state.key];
    history.scrollRestoration = 'manual';
    env.scrollTo(0, Number(position ?? 0));
  } catch {
    // The browser's own position stays.
  }
}
