// Where the time of npm test goes, part by part: in seconds on the clock and of processor time.
//   --only checks,jest:shell,journeys:content   these parts, a whole group (jest), or a whole command ("npm test")
//   --runs 3         so many rounds; the table has the medians
//   --max-wait 10    before each part, waits at most so many minutes for a load average below 0.5; --no-wait does not wait
//   --write          keeps the table of all parts in docs/measured/gate.md
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { machine, median, readOptions, refuse, table, wholeNumber } from '../report.mjs';
import { git } from '../run-program.mjs';
import { measure, quiet } from './measure.mjs';
import { parts } from './parts.mjs';

const workspace = path.resolve(import.meta.dirname, '../..');
const options = readOptions({
  only: { type: 'string' },
  runs: { type: 'string', default: '1' },
  'max-wait': { type: 'string', default: '10' },
  'no-wait': { type: 'boolean' },
  write: { type: 'boolean' },
});
const runs = wholeNumber(options.runs, 'runs');
const maxWait = wholeNumber(options['max-wait'], 'max-wait');
if (options.write && options.only !== undefined) refuse('--write keeps the table of all parts, so it cannot be combined with --only.');

/** The requested parts, and the files of the journeys. */
function wanted() {
  const all = parts();
  if (options.only === undefined) return { chosen: all.filter(({ onlyWhenNamed }) => !onlyWhenNamed), specs: [] };
  const names = options.only.split(',');
  const specs = names.filter((name) => name.startsWith('journeys:')).map((name) => name.slice('journeys:'.length));
  const isMeant = (id, name) => id === name || id.startsWith(`${name}:`) || (id === 'journeys' && name.startsWith('journeys:'));
  const unknown = names.find((name) => !all.some(({ id }) => isMeant(id, name)));
  if (unknown !== undefined) refuse(`There is no part "${unknown}". The parts are ${all.map(({ id }) => id).join(', ')}.`);
  return { chosen: all.filter(({ id }) => names.some((name) => isMeant(id, name))), specs };
}

const seconds = (value) => (value === undefined ? '' : value.toFixed(1));
const HEAD = ['part', 'wall s', 'CPU s', 'machine busy s', 'load before', 'passed'];

/** The lines of the table: the medians of each part's rounds. */
function linesOf(measured) {
  return [...measured].map(([id, rounds]) => [
    id,
    ...['wall', 'cpu', 'busy'].map((figure) => seconds(median(rounds.map((round) => round[figure])))),
    rounds.some(({ load }) => load === undefined) ? '' : median(rounds.map(({ load }) => load)).toFixed(2),
    rounds.every(({ passed }) => passed) ? 'yes' : 'NO',
  ]);
}

const { chosen, specs } = wanted();
const measured = new Map();
for (let run = 1; run <= runs; run += 1)
  for (const part of chosen) {
    const load = options['no-wait'] ? os.loadavg()[0] : await quiet(maxWait);
    const [whole, ...files] = await measure(workspace, part, specs);
    for (const row of [{ ...whole, load }, ...files]) measured.set(row.id, [...(measured.get(row.id) ?? []), row]);
    console.log(
      `${run}/${runs} ${part.id}: ${seconds(whole.wall)} s, CPU ${seconds(whole.cpu)} s, machine busy ${seconds(whole.busy)} s, load before ${load.toFixed(2)}`,
    );
    if (!whole.passed) console.log(`It failed:\n${whole.output.trim().split('\n').slice(-30).join('\n')}\n`);
  }

const result = table(HEAD, linesOf(measured));
console.log(`\n${result}`);
if (options.write) {
  const text = `# Where the time of \`npm test\` goes

\`npm run lab -- gate --runs ${runs} --write\`, last run ${new Date().toISOString().slice(0, 10)} at ${git(workspace, 'rev-parse', '--short', 'HEAD')}, ${machine()}${options['no-wait'] ? '' : `; before each part, the program waited at most ${maxWait} minutes for a load average below 0.5`}.

Each part runs alone; medians of ${runs} ${runs === 1 ? 'run' : 'runs'}. CPU is that of the program and of the child processes that it waited for; most of the time of browsers and PostgreSQL is missing. "Machine busy" is the time that all processors
worked meanwhile, for any program. The line of a journey's file gives the time of its tests, of which two run at a time; the setup is the time before the first of them begins.

${result}
`;
  writeFileSync(path.join(workspace, 'docs/measured/gate.md'), text);
}
if (![...measured.values()].flat().every(({ passed }) => passed)) process.exitCode = 1;
