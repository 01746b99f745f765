import type { z } from 'zod';
import type { appManifestSchema } from './app-manifest.schema.ts';

/**
 * A feature app as data: its routes and menu entries are part of its releases, so a team can add a page without a release by anyone else
 * (design: federation, point 8).
 */
export type AppManifest = z.infer<typeof appManifestSchema>;
/** One page of an app with all its addresses. */
export type AppRoute = AppManifest['routes'][number];
/** One line of the floating menu. */
export type MenuEntry = AppManifest['menu'][number];

/** Types the manifest in an app's `app.ts`; it is checked completely when the app is released. */
export function defineApp(manifest: AppManifest): AppManifest {
  return manifest;
}
