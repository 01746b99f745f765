import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { machine, table } from '../report.mjs';
import { git } from '../run-program.mjs';

/** The findings for one commit, saved after every fault, so that a run that was stopped continues where it was. */
export function resultsAt(workspace, commit) {
  const folder = folderOf(workspace);
  const file = path.join(folder, `${commit}.json`);
  const results = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {
        commit,
        subject: git(workspace, 'log', '-1', '--format=%s', commit),
        began: new Date().toISOString(),
        machine: machine(),
        faults: {},
        whole: {},
      };
  return {
    faults: results.faults,
    whole: results.whole,
    keep() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
    },
  };
}

/** The results for every commit that was examined, the oldest first. */
function allResults(workspace) {
  const folder = folderOf(workspace);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
    .sort((a, b) => (a.began < b.began ? -1 : 1));
}

/** docs/measured/mutations.md: what each commit's tests found, fault by fault, side by side. */
export function describeResults(workspace, faults) {
  const all = allResults(workspace);
  const short = ({ commit }) => commit.slice(0, 7);
  const found = (results, { id }) => cellsOf(results.faults[id]);
  const parts = [
    '# What the tests notice',
    `\`npm run lab -- mutations --write\`. ${faults.length} faults that a developer in a hurry might introduce (\`lab/mutations/faults.mjs\`), chosen and committed before the way in which tests are run was changed. Each is planted alone in a clone of the commit. Then the test files that import the changed file are run, those of its own workspace first and those of the API last, followed by the journeys of its route, until one fails. A failing test counts only if it passes without the fault.`,
    all
      .map(
        (results) =>
          `- ${short(results)} "${results.subject}": ${results.machine}, begun ${results.began.slice(0, 10)}, ${sumOf(results, faults)}`,
      )
      .join('\n'),
    table(
      ['fault', 'what breaks', ...all.flatMap((results) => [`at ${short(results)}`, 'by', 's'])],
      faults.map((fault) => [fault.id, fault.breaks, ...all.flatMap((results) => found(results, fault))]),
    ),
  ];
  const whole = all.flatMap((results) => Object.entries(results.whole).map(([command, byFault]) => ({ results, command, byFault })));
  if (whole.length > 0)
    parts.push(
      '## Drawn at random, with everything that a command runs',
      table(
        ['commit', 'command', 'fault', 'verdict', 'by', 'min'],
        whole.flatMap(({ results, command, byFault }) =>
          Object.entries(byFault).map(([id, { verdict, by, seconds }]) => [
            short(results),
            command,
            id,
            verdict,
            by.join('; '),
            (seconds / 60).toFixed(1),
          ]),
        ),
      ),
    );
  return `${parts.join('\n\n')}\n`;
}

function cellsOf(result) {
  if (!result) return ['', '', ''];
  const { verdict, size, file, test, note, seconds } = result;
  return verdict === 'found' ? [size, `${path.basename(file)}: ${test}`, seconds] : [verdict, note ?? '', seconds ?? ''];
}

function sumOf(results, faults) {
  const mine = faults.map(({ id }) => results.faults[id]).filter(Boolean);
  const sizes = ['unit', 'API', 'journey'].map((size) => `${mine.filter((result) => result.size === size).length} by ${size}`);
  return `${mine.filter(({ verdict }) => verdict === 'found').length} of ${mine.length} found (${sizes.join(', ')})`;
}

const folderOf = (workspace) => path.join(workspace, '.data/lab/mutations');
