import { type Curriculum, moduleById, type Ordered, positionOf } from './path-order.ts';

/** "Continue where you left off": the module that was opened last, if it is unfinished and there is something to read or do. */
export function leftOff<Module extends Ordered & { readonly words: number; readonly route?: string | undefined }>(
  curriculum: Curriculum<Module>,
  completed: ReadonlySet<number>,
  lastId: number | undefined,
): Module | undefined {
  const last = lastId === undefined || completed.has(lastId) ? undefined : moduleById(curriculum, lastId);
  return last && (last.words > 0 || last.route !== undefined) ? last : undefined;
}

/** The first unfinished module of the path; after a module of the path, the first one after it, and then from the beginning. */
export function nextUnfinished<Module extends Ordered>(
  curriculum: Curriculum<Module>,
  completed: ReadonlySet<number>,
  after?: Ordered,
): Module | undefined {
  const { path } = curriculum;
  const from = (after && positionOf(curriculum, after)) ?? 0;
  return [...path.slice(from), ...path.slice(0, from)].find(({ id, slug }) => !completed.has(id) && slug !== after?.slug);
}
