import type { z } from 'zod';
import type { appManifestSchema } from './app-manifest.schema.ts';

/**
 * What a feature app is, as data: its routes and menu entries travel with its releases, so a team adds a page without anybody
 * else's release (design: federation, point 8).
 */
export type AppManifest = z.infer<typeof appManifestSchema>;
/** One page of an app with all its addresses. */
export type AppRoute = AppManifest['routes'][number];
/** One line of the floating menu. */
export type MenuEntry = AppManifest['menu'][number];

/** Types the manifest in an app's `app.ts`; checked in full when the app is released. */
export function defineApp(manifest: AppManifest): AppManifest {
  return manifest;
}
