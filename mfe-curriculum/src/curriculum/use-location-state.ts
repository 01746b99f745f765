import { useClientValue } from '@portal/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Filter } from './filters.ts';
import { isSamePlace, LIST, type Place, placeOf } from './place.ts';

const isList = ({ slug, view }: Place): boolean => slug === undefined && view === undefined;

export interface LocationState {
  readonly place: Place;
  /** What was open just before, if the visitor comes back to the list: a module's name, or undefined for the notes. */
  readonly backFrom: { readonly slug: string | undefined } | undefined;
  /** The filter of the list when it was last visible. */
  readonly listFilter: Filter | undefined;
}

/** Where the visitor is and where they came from. The address decides; at hydration, everyone is at the list. */
export function useLocationState(isKnown: (slug: string) => boolean): LocationState {
  const addressed = placeOf(useLocation(), isKnown);
  const [current, setCurrent] = useState<LocationState>({ place: LIST, backFrom: undefined, listFilter: undefined });
  // False at hydration, whose first render must match the server's. If the address also means the list, nothing changes afterward, and the
  // page is not rendered a second time.
  const isElsewhere = useClientValue(() => addressed !== undefined && !isSamePlace(addressed, current.place), false);
  const place = (isElsewhere && addressed) || current.place;
  if (isSamePlace(place, current.place)) return current;
  const now = {
    place,
    backFrom: isList(place) && !isList(current.place) ? { slug: current.place.slug } : undefined,
    listFilter: isList(place) ? place.filter : current.listFilter,
  };
  setCurrent(now);
  return now;
}
