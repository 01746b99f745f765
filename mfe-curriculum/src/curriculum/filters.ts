import type { Curriculum, Ordered } from './path-order.ts';

/** The filters of the list, by their names in the address. */
export const FILTERS = ['unfinished', 'bookmarked', 'with-notes'] as const;
export type Filter = (typeof FILTERS)[number];

/** The labels of the filters; that of the whole list comes first in the row. */
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
 * The modules that match a filter, those of the path first. Modules outside the path are never "unfinished", because nobody is asked to
 * complete them; of two modules with one id, the path's counts.
 */
export function filtered<Module extends Ordered>({ path, outside }: Curriculum<Module>, filter: Filter, done: Done): readonly Module[] {
  if (filter === 'unfinished') return path.filter(({ id }) => !done.completed.has(id));
  const others = outside.filter((module) => !path.some(({ id }) => id === module.id));
  const keeps = filter === 'bookmarked' ? done.isBookmarked : done.hasNote;
  return [...path, ...others].filter(({ id }) => keeps(id));
}
