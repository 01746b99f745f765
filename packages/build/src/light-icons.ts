import path from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';

/** Gives every icon of lucide-react the small function of `packages/ui` instead of the library's own (0011). */
export function lightIcons(): Rspack.RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(
    /[\\/]createLucideIcon\.mjs$/,
    path.join(import.meta.dirname, '../../ui/src/icon-factory.ts'),
  );
}
