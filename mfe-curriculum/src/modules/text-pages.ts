import { curriculum } from './learning-path.ts';
import type { Module } from './module.ts';
import type { PathModule } from './path-module.ts';
import { researchPath } from './research-path.ts';
import { moduleAddress, pathModuleAddress } from './text-address.ts';

interface Neighbors {
  /** Address of the page. */
  readonly path: string;
  readonly previous?: { readonly title: string; readonly path: string };
  readonly next?: { readonly title: string; readonly path: string };
  /** Position on the path, from 1; undefined outside it. */
  readonly position?: number;
}

/** The separate page of one text, for readers without scripts and for search engines (0023). */
export type TextPage = Neighbors &
  (
    | { readonly course: 'curriculum'; readonly module: Module; readonly total: number }
    | { readonly course: 'research'; readonly module: PathModule; readonly total: number }
  );

/** A module whose page is elsewhere is a step of the path like any other. */
const addressOf = ({ slug, route }: Module) => route ?? moduleAddress(slug);
const isWritten = ({ words, route, isInteractive }: Module) => isInteractive && words > 0 && route === undefined;

function neighborsOf<Each extends { readonly title: string }>(path: readonly Each[], each: Each, address: (of: Each) => string): Neighbors {
  const index = path.indexOf(each);
  const step = (to: Each | undefined) => to && { title: to.title, path: address(to) };
  const previous = index > 0 ? step(path[index - 1]) : undefined;
  const next = index >= 0 ? step(path[index + 1]) : undefined;
  return { path: address(each), ...(index >= 0 && { position: index + 1 }), ...(previous && { previous }), ...(next && { next }) };
}

/** The text with this address; undefined for any other. */
export const textPageAt = (address: string): TextPage | undefined => textPages.find(({ path }) => path === address);

/** Every written text has one; a new text does not need a second edit. */
export const textPages: readonly TextPage[] = [
  ...[...curriculum.path, ...curriculum.outside].filter(isWritten).map((module) => ({
    course: 'curriculum' as const,
    module,
    total: curriculum.path.length,
    ...neighborsOf(curriculum.path, module, addressOf),
  })),
  ...researchPath.path.map((module) => ({
    course: 'research' as const,
    module,
    total: researchPath.path.length,
    ...neighborsOf(researchPath.path, module, ({ slug }) => pathModuleAddress(slug)),
  })),
];
