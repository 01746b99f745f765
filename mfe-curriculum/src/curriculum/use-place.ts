import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isSamePlace, LIST, type Place, placeOf } from './place.ts';

const never = () => () => {};

/** False on the server and at hydration, whose first render has to be the server's; true right after. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Where the visitor is, and the module that was open last. The address decides; at hydration everybody is in the list. */
export function usePlace(isKnown: (slug: string) => boolean): { readonly place: Place; readonly last: string | undefined } {
  const address = useLocation();
  const hydrated = useHydrated();
  const [kept, setKept] = useState<{ place: Place; last: string | undefined }>({ place: LIST, last: undefined });
  const place = (hydrated && placeOf(address, isKnown)) || kept.place;
  if (isSamePlace(place, kept.place)) return kept;
  const now = { place, last: kept.place.slug ?? kept.last };
  setKept(now);
  return now;
}
