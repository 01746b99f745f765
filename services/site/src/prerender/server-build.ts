import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { ReleaseDocument } from '@portal/contracts';
import { messageOf, UserFacingError } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';

/**
 * Runs the one CommonJS file of a server build and gives back what it exports. The file gets the shared modules that `shared`
 * holds and Node's own, nothing else: whatever is installed beside it makes no difference (design: federation, point 11).
 */
export function runServerFile<Exports>(file: string, shared: Readonly<Record<string, unknown>>): Exports {
  return run(file, readFileSync(file), shared);
}

/** Runs the server build of a release as {@link runServerFile} does, if it has the bytes that were recorded when it was placed. */
export function runReleased<Exports>(store: Store, release: ReleaseDocument, shared: Readonly<Record<string, unknown>>): Exports {
  const { app, version, server } = release;
  const file = path.join(store.releaseDir(app, version), 'server.cjs');
  const bytes = readFileSync(file);
  if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== server.integrity)
    throw new UserFacingError(
      `${app} ${version} is damaged: its file server.cjs is not the one that was recorded, so it is not run. Build and release it again, or put the file back from a backup of the store.`,
    );
  return run(file, bytes, shared);
}

function run<Exports>(file: string, bytes: Buffer, shared: Readonly<Record<string, unknown>>): Exports {
  const nodeRequire = createRequire(file);
  const given = (name: string): unknown => {
    if (name.startsWith('node:') || builtinModules.includes(name)) return nodeRequire(name);
    const module = shared[name];
    if (module === undefined) throw new UserFacingError(`${file} needs the module "${name}", which the shell does not provide.`);
    return module;
  };
  const module = { exports: {} };
  const compiled = vm.compileFunction(bytes.toString('utf8'), ['require', 'module', 'exports', '__filename', '__dirname'], {
    filename: file,
  });
  try {
    compiled(given, module, module.exports, file, '');
  } catch (problem) {
    if (problem instanceof UserFacingError) throw problem;
    throw new UserFacingError(`${file} could not be run: ${messageOf(problem)}`);
  }
  return module.exports as Exports;
}
