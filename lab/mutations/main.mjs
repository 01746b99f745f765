// Which tests notice forty planted faults, and how soon (mutation proof).
//   --check               whether every fault still fits the sources, and nothing else
// --only a,b these faults; --again includes those already done at this commit
//   --at <commit>         the sources and tests of a commit; by default the last one. What is not committed does not count
//   --jest-only           without the journeys
//   --whole 5 --seed 7    puts so many faults, drawn at random, through the whole of npm test; --all for npm test -- --all
//   --write               keeps the table of all commits that were looked at in docs/measured/mutations.md
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions, refuse, wholeNumber } from '../report.mjs';
import { git } from '../run-program.mjs';
import { faults } from './faults.mjs';
import { drawn, lookForFault, runWhole } from './look-for-fault.mjs';
import { describeResults, resultsAt } from './results.mjs';
import { scratchClone } from './scratch-clone.mjs';

const workspace = path.resolve(import.meta.dirname, '../..');
const DONE = ['found', 'not found', 'does not fit'];

const options = readOptions({
  check: { type: 'boolean' },
  only: { type: 'string' },
  again: { type: 'boolean' },
  at: { type: 'string', default: 'HEAD' },
  'jest-only': { type: 'boolean', default: false },
  whole: { type: 'string' },
  seed: { type: 'string', default: '1' },
  all: { type: 'boolean' },
  write: { type: 'boolean' },
});

/** The requested faults. */
function wantedFaults() {
  const ids = options.only?.split(',') ?? faults.map(({ id }) => id);
  const unknown = ids.find((id) => !faults.some((fault) => fault.id === id));
  if (unknown !== undefined) refuse(`There is no fault "${unknown}". They are listed in lab/mutations/faults.mjs.`);
  return faults.filter(({ id }) => ids.includes(id));
}

async function lookForAll(wanted, results, clone) {
  for (const fault of wanted) {
    const { id } = fault;
    if (!options.again && DONE.includes(results.faults[id]?.verdict)) continue;
    const result = await lookForFault(clone, fault, { jestOnly: options['jest-only'] });
    results.faults[id] = result;
    results.keep();
    const { verdict, size = '', seconds = '', file = '', test = '', note = '' } = result;
    console.log([id.padEnd(28), verdict.padEnd(12), size.padEnd(8), String(seconds).padStart(5), file, test, note].join(' ').trimEnd());
  }
}

async function lookForDrawn(wanted, results, clone) {
  const command = options.all ? 'npm test -- --all' : 'npm test';
  results.whole[command] ??= {};
  const known = results.whole[command];
  for (const fault of drawn(wanted, count, seed)) {
    if (!options.again && known[fault.id]) continue;
    const result = await runWhole(clone, fault, options.all ? ['--all'] : []);
    known[fault.id] = result;
    results.keep();
    console.log(`${fault.id.padEnd(28)} ${result.verdict} by ${command} in ${result.seconds} s: ${result.by.join('; ')}`);
  }
}

/** The commit that was named. */
function wantedCommit() {
  try {
    return git(workspace, 'rev-parse', '--verify', '--quiet', `${options.at}^{commit}`);
  } catch {
    return refuse(`There is no commit "${options.at}".`);
  }
}

const count = options.whole === undefined ? 0 : wholeNumber(options.whole, 'whole');
const seed = wholeNumber(options.seed, 'seed');
if (options.check) {
  const { mistakesIn } = await import('./check-faults.mjs');
  const mistakes = mistakesIn(workspace, faults);
  for (const mistake of mistakes) console.error(mistake);
  console.log(`${faults.length} faults, ${mistakes.length} mistakes`);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
} else {
  const wanted = wantedFaults();
  const commit = wantedCommit();
  const clone = await scratchClone(workspace, commit);
  const results = resultsAt(workspace, commit);
  await (count === 0 ? lookForAll : lookForDrawn)(wanted, results, clone);
  if (options.write) writeFileSync(path.join(workspace, 'docs/measured/mutations.md'), describeResults(workspace, faults));
}
