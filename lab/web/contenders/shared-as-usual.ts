import { readFileSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['react', 'react-dom', 'react-router-dom', '@portal/progress'];

/**
 * Shared modules as most federations declare them: whole packages, a single copy of each, and every build with its own copy as a fallback.
 */
export function sharedAsUsual(workspace: string): Record<string, { singleton: true; requiredVersion: string }> {
  return Object.fromEntries(
    NAMES.map((name) => {
      const file = path.join(workspace, 'shell/node_modules', name, 'package.json');
      return [name, { singleton: true, requiredVersion: `^${JSON.parse(readFileSync(file, 'utf8')).version}` }];
    }),
  );
}
