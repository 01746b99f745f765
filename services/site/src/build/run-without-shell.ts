import path from 'node:path';
import type { AppServer } from '@portal/contracts';
import { runServerFile } from '../prerender/server-build.ts';

/** Runs an app's server build where there is no shell: for its manifest and its lists, which are data. Its pages are not rendered. */
export function runWithoutShell(dir: string): AppServer {
  return runServerFile<AppServer>(path.join(dir, 'server.cjs'), new Proxy({}, { get: () => anything() }));
}

/**
 * Stands for any shared module while only the manifest is wanted: whatever is asked of it at import is answered by itself. It is
 * an ordinary function, so that a class, such as an error boundary, can extend it.
 */
function anything(): unknown {
  function target(): unknown {
    return self;
  }
  const self: unknown = new Proxy(target, { get: (_, name) => (name === Symbol.toPrimitive ? () => '' : self) });
  return self;
}
