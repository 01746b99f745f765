// Counts source lines at two commits, by folder.
// The rule: lines of .ts, .tsx, .mjs, .cjs, .css and .yaml files under version control that are neither blank nor pure comment
// lines; without tests and what only tests use (*.test.*, *.cases.*, e2e/, fixtures/, testing/, lab/, and doubles
// named example-* or fake-*), content folders, generated files, lock files and workflow templates. Formatting is the formatter's: a line is at most 140 characters.
//   --from <commit>   by default the last commit before the simplification; --to <commit>   by default HEAD
//   --write           keeps the table in docs/measured/lines.md
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOptions, refuse, table } from '../report.mjs';
import { git } from '../run-program.mjs';

const workspace = path.resolve(import.meta.dirname, '../..');
const SOURCE = /\.(ts|tsx|mjs|cjs|css|ya?ml)$/;
const TEST = /(\.(test|cases)\.|^e2e\/|\/fixtures\/|(^|\/)testing\/|^lab\/|\/(bench|drill)\/|(^|\/)(example|fake)-[^/]+$)/;
const OTHER = /(^|\/)(content|media)\/|pnpm-lock|schema\.d\.ts$|\.template$/;

const options = readOptions({
  from: { type: 'string', default: '0d7d697' },
  to: { type: 'string', default: 'HEAD' },
  write: { type: 'boolean' },
});

/** Which table a file belongs to; undefined if it is not counted. */
function kindOf(file) {
  if (!SOURCE.test(file) || OTHER.test(file)) return undefined;
  return TEST.test(file) ? 'tests' : 'source';
}

function roomOf(file) {
  const [first, second] = file.split('/');
  if (['packages', 'services'].includes(first)) return `${first}/${second}`;
  return file.includes('/') ? first : 'root';
}

/** Lines by kind and folder, and the number of files. */
function countAt(commit) {
  let files;
  try {
    files = git(workspace, 'ls-tree', '-r', '--name-only', commit).split('\n');
  } catch {
    refuse(`There is no commit "${commit}".`);
  }
  const counts = { source: new Map(), tests: new Map() };
  for (const file of files) {
    const kind = kindOf(file);
    if (!kind) continue;
    const room = roomOf(file);
    const { lines = 0, files: before = 0 } = counts[kind].get(room) ?? {};
    counts[kind].set(room, { lines: lines + linesIn(git(workspace, 'show', `${commit}:${file}`)), files: before + 1 });
  }
  return counts;
}

/** Lines that contain code. A comment line begins with //, /*, or * inside a block, or # in YAML. */
const linesIn = (text) => text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*|\*[ /]|\*$|#)/.test(line)).length;

const [before, after] = [countAt(options.from), countAt(options.to)];
function tableOf(kind) {
  const rooms = [...new Set([...before[kind].keys(), ...after[kind].keys()])].sort();
  const of = (counts, room) => counts[kind].get(room) ?? { lines: 0, files: 0 };
  const row = (name, from, to) => [name, from.files, to.files, from.lines, to.lines, to.lines - from.lines];
  const sum = (counts) =>
    [...counts[kind].values()].reduce((all, each) => ({ lines: all.lines + each.lines, files: all.files + each.files }), {
      lines: 0,
      files: 0,
    });
  return table(
    [kind, 'files before', 'after', 'lines before', 'after', 'difference'],
    [...rooms.map((room) => row(room, of(before, room), of(after, room))), row('**all**', sum(before), sum(after))],
  );
}

const short = (commit) => git(workspace, 'rev-parse', '--short', commit);
const text = `\`npm run lab -- lines --from ${short(options.from)} --to ${short(options.to)}\`. What counts as a line is defined at the top of lab/lines/main.mjs.\n\n${tableOf('source')}\n\n${tableOf('tests')}\n`;
console.log(text);
if (options.write) writeFileSync(path.join(workspace, 'docs/measured/lines.md'), `# Lines of source\n\n${text}`);
