import { runChecks, runChecksOf } from './checks.mjs';
import { reachOf, workspaceGraph } from './dependents.mjs';
import { runJest, runOnSecondPostgres } from './jest.mjs';
import { journeysOf } from './journey-choice.mjs';
import { runJourneys } from './journeys.mjs';
import { leftOut } from './left-out.mjs';
import { readRun, repeatedBy } from './run-options.mjs';
import { workspaceFolders } from './workspace-folders.mjs';

/**
 * `npm test`: the checks, the tests beside the code, and the journeys. `--all` adds the long ones; with names of folders, only what a
 * change in them can break runs. Returns the counts of each part, or `undefined` if the words were invalid.
 */
export async function runTests(args) {
  const workspaces = workspaceFolders();
  const run = readRun(args, workspaces);
  if (run.mistake !== undefined) {
    console.error(run.mistake);
    return undefined;
  }
  const { users, tested } = reachOf(run.folders.length === 0 ? workspaces : run.folders, workspaceGraph());
  const journeys = journeysOf(run, users, workspaces);
  const secondPostgres = Boolean(process.env.PORTAL_TEST_DATABASE_URL);
  console.log(`The tests beside the code run in a random order. To repeat this one: ${repeatedBy(run)}`);

  const counts = [run.folders.length === 0 ? await runChecks() : await runChecksOf(run.folders, tested)];
  counts.push(await runJest(run, tested));
  if (run.all && secondPostgres && tested.includes('services/api')) counts.push(await runOnSecondPostgres(run));
  counts.push(await runJourneys([], journeys));
  const words = leftOut(run, { tested, workspaces, secondPostgres, journeysAreAll: journeys.grep === undefined });
  if (words !== undefined) console.log(`\n${words}`);
  return counts;
}
