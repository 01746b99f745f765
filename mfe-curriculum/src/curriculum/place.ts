import { type Filter, isFilter } from './filters.ts';
import type { OpenedBy } from './open-sections.ts';

/** Where on the page a visitor is: in the list, in a part of it, with a module, or with their notes. */
export interface Place {
  /** The open module's name; otherwise undefined. */
  readonly slug?: string;
  /** The filter of the list; undefined for the whole list. */
  readonly filter?: Filter;
  /** All notes in one view. */
  readonly view?: 'my-notes';
  readonly openedBy: OpenedBy;
  /** Name of the path's module that was open before. */
  readonly cameFrom?: string;
}

/** What is passed along with a navigation to a module, besides the address. */
export type Step = Pick<Place, 'openedBy' | 'cameFrom'>;

/** The list of all modules. */
export const LIST: Place = { openedBy: 'link' };

const MODULE = '#module=';
const SHOW = '#show=';

/** The fragment of the visitor's notes in one view. */
export const MY_NOTES = '#my-notes';

/** The fragment that opens a module. */
export const fragmentOf = (slug: string): string => `${MODULE}${slug}`;

/** The fragment of the list, with or without a filter. */
export const fragmentOfList = (filter: Filter | undefined): string => (filter === undefined ? '' : `${SHOW}${filter}`);

/**
 * The place that an address names. Undefined if its fragment is not about places, such as that of "Skip to the content": the visitor then
 * stays where they are. An unknown module or filter means the list.
 */
export function placeOf(
  address: { readonly hash: string; readonly state: unknown },
  isKnown: (slug: string) => boolean,
): Place | undefined {
  const { hash } = address;
  if (hash === '') return LIST;
  if (hash === MY_NOTES) return { view: 'my-notes', openedBy: 'link' };
  if (hash.startsWith(SHOW)) {
    const filter = hash.slice(SHOW.length);
    return isFilter(filter) ? { filter, openedBy: 'link' } : LIST;
  }
  if (!hash.startsWith(MODULE)) return undefined;
  const slug = hash.slice(MODULE.length);
  return isKnown(slug) ? { slug, ...stepOf(address.state) } : LIST;
}

/** Whether two places show the same. */
export function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.slug === other.slug &&
    one.filter === other.filter &&
    one.view === other.view &&
    one.openedBy === other.openedBy &&
    one.cameFrom === other.cameFrom
  );
}

/** The state of a history entry may come from another release, so nothing is taken for granted. */
function stepOf(state: unknown): Step {
  const { openedBy, cameFrom } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return { openedBy: openedBy === 'card' ? 'card' : 'link', ...(typeof cameFrom === 'string' && { cameFrom }) };
}
