import type { OpenedBy } from './open-sections.ts';

/** Where on the page a visitor is: in the list, or with a module. */
export interface Place {
  /** The open module's name; nothing in the list. */
  readonly slug?: string;
  readonly openedBy: OpenedBy;
  /** Name of the path's module that was open before. */
  readonly cameFrom?: string;
}

/** What travels with a step to a module, beside the address. */
export type Step = Pick<Place, 'openedBy' | 'cameFrom'>;

/** The list of all modules. */
export const LIST: Place = { openedBy: 'link' };

const PREFIX = '#module=';

/** The fragment that opens a module. */
export const fragmentOf = (slug: string): string => `${PREFIX}${slug}`;

/**
 * The place that an address names. Nothing when its fragment is not about places, such as that of "Skip to the content": the visitor
 * stays where they are then. A module that is not known is the list.
 */
export function placeOf(
  address: { readonly hash: string; readonly state: unknown },
  isKnown: (slug: string) => boolean,
): Place | undefined {
  if (address.hash === '') return LIST;
  if (!address.hash.startsWith(PREFIX)) return undefined;
  const slug = address.hash.slice(PREFIX.length);
  return isKnown(slug) ? { slug, ...stepOf(address.state) } : LIST;
}

/** Whether two places show the same. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.slug === other.slug && one.openedBy === other.openedBy && one.cameFrom === other.cameFrom;
}

/** What a history entry keeps may come from another release, so nothing is taken for granted. */
function stepOf(state: unknown): Step {
  const { openedBy, cameFrom } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return { openedBy: openedBy === 'card' ? 'card' : 'link', ...(typeof cameFrom === 'string' && { cameFrom }) };
}
