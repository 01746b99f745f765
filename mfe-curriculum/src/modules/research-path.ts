import order from '../../content/research-path.yaml';
import { allPathModules } from './all-path-modules.ts';
import type { PathModule } from './path-module.ts';

/** A part of the path: one stage of a study. */
export interface PathStage {
  readonly title: string;
  readonly description: string;
  /** Position of its first module on the path, from 1. */
  readonly from: number;
  readonly modules: readonly PathModule[];
}

const { stages } = order;
const bySlug = new Map(allPathModules.map((module) => [module.slug, module]));

/** The research learning path in its stages. */
export const pathStages: readonly PathStage[] = stages.map(({ title, description, modules }, index) => ({
  title,
  description,
  from: stages.slice(0, index).flatMap((earlier) => earlier.modules).length + 1,
  modules: modules.flatMap((slug) => bySlug.get(slug) ?? []),
}));

/** All its modules in order; none is outside the path. */
export const researchPath = { path: pathStages.flatMap(({ modules }) => modules), outside: [] };
