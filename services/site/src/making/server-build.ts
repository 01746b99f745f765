import { readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import vm from 'node:vm';
import { messageOf, Refusal } from '../platform/refusal.ts';

/**
 * Runs the one CommonJS file of a server build and gives back what it exports. The file gets the shared modules that `shared`
 * holds and Node's own, nothing else: whatever is installed beside it makes no difference (design: federation, point 11).
 */
export function runServerFile<Exports>(file: string, shared: Readonly<Record<string, unknown>>): Exports {
  const nodeRequire = createRequire(file);
  const given = (name: string): unknown => {
    if (name.startsWith('node:') || builtinModules.includes(name)) return nodeRequire(name);
    const module = shared[name];
    if (module === undefined) throw new Refusal(`${file} needs the module "${name}", which the shell does not provide.`);
    return module;
  };
  const module = { exports: {} };
  const run = vm.compileFunction(readFileSync(file, 'utf8'), ['require', 'module', 'exports', '__filename', '__dirname'], {
    filename: file,
  });
  try {
    run(given, module, module.exports, file, '');
  } catch (problem) {
    if (problem instanceof Refusal) throw problem;
    throw new Refusal(`${file} could not be run: ${messageOf(problem)}`);
  }
  return module.exports as Exports;
}
