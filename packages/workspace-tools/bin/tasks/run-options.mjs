import { parseArgs } from 'node:util';

const USAGE = 'npm test, npm test -- --all, npm test -- --seed 7, npm test -- mfe-content';

/**
 * Reads the words after `npm test --`: `all` is the run with the long tests, `seed` fixes the order of the tests, `folders` are the changed
 * workspaces (none: everything runs). Returns `mistake`, one sentence, for invalid words.
 */
export function readRun(args, workspaces) {
  let read;
  try {
    read = parseArgs({ args, allowPositionals: true, options: { all: { type: 'boolean' }, seed: { type: 'string' } } });
  } catch {
    return { mistake: `npm test does not know these options: ${args.join(' ')}. Try ${USAGE}.` };
  }
  const { all = false, seed } = read.values;
  const folders = [...new Set(read.positionals.map((name) => name.replace(/^\.\//, '').replace(/\/+$/, '')))];
  const unknown = folders.find((folder) => !workspaces.includes(folder));
  if (unknown !== undefined)
    return { mistake: `There is no folder "${unknown}" with its own tests. The folders are ${workspaces.join(', ')}.` };
  // Jest does not accept a larger one.
  if (seed !== undefined && !(/^\d+$/.test(seed) && Number(seed) <= 0x7fffffff))
    return { mistake: `The seed "${seed}" is not a whole number between 0 and ${0x7fffffff}. Use one that an earlier run printed.` };
  return { all, seed: seed === undefined ? Math.floor(Math.random() * 0x7fffffff) : Number(seed), folders };
}

/** The command that repeats a run in the same order. */
export function repeatedBy({ all, seed, folders }) {
  return ['npm test --', ...(all ? ['--all'] : []), `--seed ${seed}`, ...folders].join(' ');
}
