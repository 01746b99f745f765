import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isSamePlace, LIST, type Place, placeOf } from './place.ts';

const never = () => () => {};

/** Where the visitor is, and the module that was open last. The address decides; at hydration everybody is in the list. */
export function usePlace(isKnown: (slug: string) => boolean): { readonly place: Place; readonly last: string | undefined } {
  const addressed = placeOf(useLocation(), isKnown);
  const [kept, setKept] = useState<{ place: Place; last: string | undefined }>({ place: LIST, last: undefined });
  // False at hydration, whose first render has to be the server's. Where the address says the list as well, nothing changes after
  // it, and the page is not rendered a second time.
  const isElsewhere = useSyncExternalStore(
    never,
    () => addressed !== undefined && !isSamePlace(addressed, kept.place),
    () => false,
  );
  const place = (isElsewhere && addressed) || kept.place;
  if (isSamePlace(place, kept.place)) return kept;
  const now = { place, last: kept.place.slug ?? kept.last };
  setKept(now);
  return now;
}
