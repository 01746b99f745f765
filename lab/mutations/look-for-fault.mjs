import { stripVTControlCharacters } from 'node:util';
import { runProgram } from '../run-program.mjs';
import { firstRedTest, relatedTests } from './look-with-jest.mjs';
import { firstRedJourney, journeysOf } from './look-with-journeys.mjs';

/** Plants a fault in a clone and runs the tests that should notice it, until one fails. With `jestOnly`, the journeys are left out. */
export async function lookForFault(clone, fault, { jestOnly }) {
  const problem = clone.apply(fault);
  if (problem) return { verdict: 'does not fit', note: problem };
  const groups = await relatedTests(clone.dir, fault.file);
  const journeys = journeysOf(clone.dir, fault.journeys);
  const startedAt = Date.now();
  let red;
  for (const files of groups) red ??= await firstRedTest(clone.dir, files);
  if (!jestOnly && journeys.length > 0) red ??= await firstRedJourney(clone.dir, journeys);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  clone.restore();
  const missing = fault.journeys.filter((name) => !journeys.includes(name));
  const note = missing.length > 0 ? `there is no journey ${missing.join(', ')}` : undefined;
  if (!red) return { verdict: jestOnly ? 'not found by Jest' : 'not found', seconds, note };
  const again = red.size === 'journey' ? await firstRedJourney(clone.dir, journeys) : await firstRedTest(clone.dir, [red.file]);
  if (again) return { verdict: 'red anyway', note: `${again.file}: ${again.test}`, seconds };
  return { verdict: 'found', ...red, seconds };
}

/** Plants a fault in a clone and runs everything that `npm test` runs there. */
export async function runWhole(clone, fault, options) {
  const problem = clone.apply(fault);
  if (problem) return { verdict: 'does not fit', by: [problem], seconds: 0 };
  const { code, output, wall } = await runProgram(['packages/workspace-tools/bin/tasks.mjs', 'test', ...options], { cwd: clone.dir });
  clone.restore();
  // Checks and Jest's files say FAIL; journeys have a cross.
  const red = stripVTControlCharacters(output)
    .split('\n')
    .flatMap((line) => /^(?:FAIL|\s*✘\s+\d+)\s+(.+)$/.exec(line)?.[1] ?? []);
  return { verdict: code === 0 ? 'not found' : 'found', by: [...new Set(red)].slice(0, 5), seconds: Math.round(wall) };
}

/** This many items of a list, drawn with a seed: the same seed draws the same items. */
export function drawn(list, count, seed) {
  let state = seed;
  const random = () => {
    // Mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ item }) => item);
}
