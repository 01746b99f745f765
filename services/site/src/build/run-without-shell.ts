import path from 'node:path';
import type { AppServer } from '@portal/contracts';
import { runServerFile } from '../prerender/server-build.ts';

/** Runs an app's server build with stubs for the shared modules, to read its manifest and lists. Its pages are not rendered. */
export function runWithoutShell(dir: string): AppServer {
  return runServerFile<AppServer>(path.join(dir, 'server.cjs'), new Proxy({}, { get: () => anything() }));
}

/**
 * A stub for any shared module while only the manifest is read: every property access and call at import returns the stub. It is
 * an ordinary function, so that a class, such as an error boundary, can extend it.
 */
function anything(): unknown {
  function target(): unknown {
    return self;
  }
  const self: unknown = new Proxy(target, { get: (_, name) => (name === Symbol.toPrimitive ? () => '' : self) });
  return self;
}
