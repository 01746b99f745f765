import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;
/** The browser's parts that leaving touches. */
type Around = Pick<Window, 'location' | 'history' | 'sessionStorage' | 'scrollTo' | 'addEventListener'>;

/** Where the router keeps how far each place of the tab's history was scrolled. */
const PLACES = 'react-router-scroll-positions';

/** Whether the browser is at an address already: a step back or forward changes it before anything is loaded. */
export function isHere({ pathname, search }: URL, { location }: Pick<Window, 'location'> = window): boolean {
  return pathname === location.pathname && search === location.search;
}

/** Makes the way out of a tab's document: to have the browser load an address while the router is on its way there. */
export function leavingBy(router: Router, around: Around = window): (address: URL) => void {
  const { location, history } = around;
  // A browser may bring a document back as it was left: under way. Then it is where it was.
  around.addEventListener('pageshow', ({ persisted }) => {
    const { location: here, navigation } = router.state;
    if (persisted && navigation.state !== 'idle')
      void router.navigate(here, { replace: true, preventScrollReset: true, state: here.state });
  });
  return (address) => {
    if (isHere(address, around)) {
      // Going there again would load nothing where it has a fragment. What the browser remembers of this place will be of the page that
      // is still shown.
      history.replaceState({ ...history.state, isBack: true }, '');
      location.reload();
      return;
    }
    // A router's request has no fragment.
    address.hash = router.state.navigation.location?.hash ?? '';
    location.assign(address);
  };
}

/** Scrolls a document that was loaded on the way back to where the visitor was on it. */
export function returnToPlace(around: Around = window): void {
  const { history } = around;
  const { isBack, ...state } = history.state ?? {};
  if (!isBack) return;
  history.replaceState(state, '');
  try {
    // A browser that keeps nothing throws as soon as it is asked for its storage.
    const place: unknown = JSON.parse(around.sessionStorage.getItem(PLACES) ?? '{}')[state.key ?? 'default'];
    history.scrollRestoration = 'manual';
    around.scrollTo(0, Number(place ?? 0));
  } catch {
    // Without storage the browser’s own guess stays.
  }
}
