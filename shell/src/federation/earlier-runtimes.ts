/** Imports a federation runtime of an earlier version. */
export type LoadRuntime = () => Promise<{ readonly default: unknown }>;

/**
 * Federation runtimes of earlier versions, for releases that were built with them (design: federation, point 5). Each is a
 * separate file, fetched by pages that need it. When the shell's `@module-federation/enhanced` is upgraded, the earlier
 * version gets a line here and an alias in package.json; remove both when no live or previous release needs it any longer
 * (until then, a release of the shell without them is refused):
 *
 *     '2.9.2': () => import(/* webpackChunkName: "mf-2_9_2" *\/ 'mf-runtime-2.9.2'),
 *
 *     "mf-runtime-2.9.2": "npm:@module-federation/webpack-bundler-runtime@2.9.2"
 */
export const earlierRuntimes: Readonly<Record<string, LoadRuntime>> = {};

/** Prefix of the file name of an earlier runtime, for the prerenderer's preload tags. */
export function earlierRuntimeFile(version: string): string {
  return `mf-${version.replaceAll('.', '_')}`;
}
