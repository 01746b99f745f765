import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { runJourneys, testsIn } from '../journeys.mjs';
import { runProgram } from '../run-program.mjs';

/** A higher load means that something else is running, and the times are not only the gate's. */
const QUIET = 0.5;

/**
 * Waits until the machine has nothing else to do, or until the given number of minutes has passed. Resolves to the remaining load average.
 */
export async function quiet(minutes) {
  const until = Date.now() + minutes * 60_000;
  while (os.loadavg()[0] >= QUIET && Date.now() < until) await pause(2000);
  return os.loadavg()[0];
}

/**
 * Runs a part once; resolves to its rows. For the journeys, these include one for the setup and one for each file, whose seconds are those
 * of all its tests.
 */
export async function measure(workspace, { id, args, env }, specs = []) {
  if (args) return [rowOf(id, await runProgram(args, { cwd: workspace, env }))];
  const run = await runJourneys(workspace, specs);
  const tests = testsIn(run.report);
  const begins = tests.flatMap(({ results }) => results.map(({ startTime }) => Date.parse(startTime)));
  const setUp = begins.length === 0 ? undefined : (Math.min(...begins) - run.startedAt) / 1000;
  const files = [...new Set(tests.map(({ file }) => file))].sort();
  return [
    rowOf(id, run),
    { id: `${id}: set-up`, wall: setUp, passed: begins.length > 0 },
    ...files.map((file) => {
      const results = tests.filter((test) => test.file === file).flatMap((test) => test.results);
      return {
        id: `${id}:${file.replace('.spec.ts', '')}`,
        wall: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        passed: results.every(({ status }) => status === 'passed' || status === 'skipped'),
      };
    }),
  ];
}

const rowOf = (id, { wall, cpu, busy, code, output }) => ({ id, wall, cpu, busy, passed: code === 0, output });
