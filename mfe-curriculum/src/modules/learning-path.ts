import order from '../../content/path.yaml';
import { allModules } from './all-modules.ts';
import type { Module } from './module.ts';

/** One of the six groups of the recommended path. */
export interface ModuleGroup {
  readonly title: string;
  readonly description: string;
  /** Position of its first module on the path, from 1. */
  readonly from: number;
  readonly modules: readonly Module[];
}

const { groups, outside } = order;
const bySlug = new Map(allModules.map((module) => [module.slug, module]));
const modulesOf = (slugs: readonly string[]): Module[] => slugs.flatMap((slug) => bySlug.get(slug) ?? []);

/** The recommended path in its groups. */
export const moduleGroups: readonly ModuleGroup[] = groups.map(({ title, description, modules }, index) => ({
  title,
  description,
  from: groups.slice(0, index).flatMap((earlier) => earlier.modules).length + 1,
  modules: modulesOf(modules),
}));

/** All modules: those of the path in order, and those outside it. */
export const curriculum = {
  path: moduleGroups.flatMap(({ modules }) => modules),
  outside: modulesOf(outside),
};
