import type { Curriculum, Ordered } from './path-order.ts';

/** What the list can be narrowed to, by the name in the address. */
export const FILTERS = ['unfinished', 'bookmarked', 'with-notes'] as const;
export type Filter = (typeof FILTERS)[number];

/** The words of each filter; those of the whole list stand first in the row. */
export const filterLabels: Readonly<Record<Filter, string>> = {
  unfinished: 'Unfinished',
  bookmarked: 'Bookmarked',
  'with-notes': 'With notes',
};

/** Whether a text names a filter. */
export const isFilter = (name: string): name is Filter => (FILTERS as readonly string[]).includes(name);

interface Done {
  readonly completed: ReadonlySet<number>;
  isBookmarked(id: number): boolean;
  hasNote(id: number): boolean;
}

/**
 * The modules that a filter leaves, those of the path first. What stands outside the path is asked of nobody, so it is never
 * "unfinished"; of two modules with one id the path's counts.
 */
export function filtered<Module extends Ordered>({ path, outside }: Curriculum<Module>, filter: Filter, done: Done): readonly Module[] {
  if (filter === 'unfinished') return path.filter(({ id }) => !done.completed.has(id));
  const others = outside.filter((module) => !path.some(({ id }) => id === module.id));
  const keeps = filter === 'bookmarked' ? done.isBookmarked : done.hasNote;
  return [...path, ...others].filter(({ id }) => keeps(id));
}
