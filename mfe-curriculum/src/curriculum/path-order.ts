/** What the order of modules is made of. */
export interface Ordered {
  readonly id: number;
  readonly slug: string;
}

/** The recommended path, and the modules outside it. */
export interface Curriculum<Module extends Ordered> {
  readonly path: readonly Module[];
  readonly outside: readonly Module[];
}

/** The module with an id. Ids 6 and 7 exist twice; the path takes precedence (3-decisions.md, "Ids"). */
export function moduleById<Module extends Ordered>({ path, outside }: Curriculum<Module>, id: number): Module | undefined {
  return [...path, ...outside].find((module) => module.id === id);
}

/** The module with a name. */
export function moduleBySlug<Module extends Ordered>({ path, outside }: Curriculum<Module>, slug: string): Module | undefined {
  return [...path, ...outside].find((module) => module.slug === slug);
}

/** X in "Module X of N", from 1; undefined for a module outside the path. */
export function positionOf<Module extends Ordered>({ path }: Curriculum<Module>, { slug }: Ordered): number | undefined {
  const index = path.findIndex((module) => module.slug === slug);
  return index < 0 ? undefined : index + 1;
}

/** The previous module in the order of the path; undefined for the first and outside the path. */
export function previousOf<Module extends Ordered>(curriculum: Curriculum<Module>, module: Ordered): Module | undefined {
  const position = positionOf(curriculum, module);
  return position === undefined ? undefined : curriculum.path[position - 2];
}

/**
 * The next module of the path. Outside the path, it is the one after the module that the visitor came from; a visitor who came from nowhere
 * is treated as coming from the module whose id is one lower (3-decisions.md, "Modules outside the path").
 */
export function nextOf<Module extends Ordered>(curriculum: Curriculum<Module>, module: Ordered, cameFrom?: string): Module | undefined {
  const position = positionOf(curriculum, module);
  if (position !== undefined) return curriculum.path[position];
  const origin = curriculum.path.find(({ slug }) => slug === cameFrom) ?? curriculum.path.find(({ id }) => id === module.id - 1);
  return curriculum.path[origin ? (positionOf(curriculum, origin) ?? 0) : 0];
}

/** Where "Continue to Next Module" leads: to id + 1, wherever that is; nowhere from the last module of the path. */
export function continuesWith<Module extends Ordered>(curriculum: Curriculum<Module>, module: Ordered): Module | undefined {
  return module.slug === curriculum.path.at(-1)?.slug ? undefined : moduleById(curriculum, module.id + 1);
}
