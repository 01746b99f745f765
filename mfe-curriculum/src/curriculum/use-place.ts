import { useClientValue } from '@portal/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Filter } from './filters.ts';
import { isSamePlace, LIST, type Place, placeOf } from './place.ts';

const isList = ({ slug, view }: Place): boolean => slug === undefined && view === undefined;

export interface PlaceNow {
  readonly place: Place;
  /** What was open just before, if the visitor comes back to the list: a module's name, or nothing for the notes. */
  readonly backFrom: { readonly slug: string | undefined } | undefined;
  /** What the list was narrowed to when it was last in sight. */
  readonly listFilter: Filter | undefined;
}

/** Where the visitor is and comes from. The address decides; at hydration everybody is in the list. */
export function usePlace(isKnown: (slug: string) => boolean): PlaceNow {
  const addressed = placeOf(useLocation(), isKnown);
  const [kept, setKept] = useState<PlaceNow>({ place: LIST, backFrom: undefined, listFilter: undefined });
  // False at hydration, whose first render has to be the server's. Where the address says the list as well, nothing changes after
  // it, and the page is not rendered a second time.
  const isElsewhere = useClientValue(() => addressed !== undefined && !isSamePlace(addressed, kept.place), false);
  const place = (isElsewhere && addressed) || kept.place;
  if (isSamePlace(place, kept.place)) return kept;
  const now = {
    place,
    backFrom: isList(place) && !isList(kept.place) ? { slug: kept.place.slug } : undefined,
    listFilter: isList(place) ? place.filter : kept.listFilter,
  };
  setKept(now);
  return now;
}
