// What a keystroke costs in a long note, compared with a bare textarea in the same run.
//   --rounds 9   so many rounds; --write   keeps the table in docs/measured/notes.md
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../../packages/workspace-tools/bin/tasks/browser-flags.mjs';
import { browserFor } from '../../packages/workspace-tools/bin/tasks/find-browser.mjs';
import { median } from '../web/numbers.mjs';
import { startPortal } from '../web/portal.mjs';
import { openBare, openNotes, SIZES, typeInto } from './typing.mjs';

/** Milliseconds that our script may add to a key in a note of 100 KB (issue "The curriculum and the research learning path, complete"). */
const LIMIT_MS = 5;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, write: { type: 'boolean', default: false } },
});
const ROUNDS = Number(values.rounds);
const workspace = path.resolve(import.meta.dirname, '../..');

const executablePath = browserFor('lab -- notes');

const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-notes-'));
let portal;
let browser;
async function clear() {
  await browser?.close();
  await portal?.close();
  rmSync(dir, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await clear();
    process.exit(130);
  });

/** One round: the same keys in both boxes; which one begins alternates. */
async function round(boxes, at) {
  const names = at % 2 === 0 ? ['bare', 'notes'] : ['notes', 'bare'];
  const seen = {};
  for (const name of names) seen[name] = await typeInto(boxes[name]);
  return seen;
}

function rowsOf(rounds) {
  return ['bare', 'notes'].map((name) => {
    const of = (key) => median(rounds.map((each) => each[name][key]));
    return { name, handled: of('handled'), slow: of('slow'), script: of('script'), layout: of('layout'), tasks: of('tasks') };
  });
}

try {
  console.error('Building the portal.');
  portal = await startPortal(workspace, dir);
  browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  const tables = [];
  for (const size of SIZES) {
    const boxes = { bare: await openBare(browser, size), notes: await openNotes(browser, portal.address, size) };
    const rounds = [];
    // The first round warms both up.
    for (let index = 0; index <= ROUNDS; index += 1) {
      const seen = await round(boxes, index);
      if (index > 0) rounds.push(seen);
    }
    for (const { context } of Object.values(boxes)) await context.close();
    const [bare, notes] = rowsOf(rounds);
    const paired = (key) => median(rounds.map((each) => each.notes[key] - each.bare[key]));
    tables.push({ size, rows: [bare, notes], added: { handled: paired('handled'), script: paired('script') } });
  }
  const ms = (value) => value.toFixed(2);
  const holds = ({ handled, script }) => handled <= LIMIT_MS && script <= LIMIT_MS;
  const judged = tables.find(({ size }) => size === 100_000);
  const words = `Node ${process.versions.node}, Chromium ${browser.version()}, ${os.cpus().length} cores, shared; average load over the last 15 minutes ${os.loadavg()[2].toFixed(1)}

${ROUNDS} rounds after one that does not count; in each, the same keys are typed into the notes editor and into a bare textarea in the same browser.
Milliseconds per key, medians of the rounds. "Handled" is the time from the keystroke to the end of everything that scripts do immediately in response,
including the layout that they request; "slowest" is the 95th of 100 keys. "Script," "layout" and "all tasks" are what the browser counts for
the page's main thread, divided by the number of keys, so that later work, such as keeping the draft, counts as well.

${tables
  .map(
    ({ size, rows, added }) => `## A note of ${size / 1000} KB

| | handled | slowest | script | layout | all tasks |
|---|---|---|---|---|---|
${rows.map(({ name, handled, slow, script, layout, tasks }) => `| ${name === 'bare' ? 'bare textarea' : 'notes editor'} | ${[handled, slow, script, layout, tasks].map(ms).join(' | ')} |`).join('\n')}

Added by the editor, median of the differences in each round: ${ms(added.handled)} handled, ${ms(added.script)} script.${size === 100_000 ? ` Goal, at most ${LIMIT_MS}: ${holds(added) ? 'met' : 'not met'}.` : ''}
`,
  )
  .join('\n')}`;
  console.log(words);
  if (values.write) {
    const today = new Date().toISOString().slice(0, 10);
    writeFileSync(
      path.join(workspace, 'docs/measured/notes.md'),
      `# Typing in a long note\n\n\`npm run lab -- notes --write\`, last run ${today}.\n\n${words}`,
    );
  }
  if (!judged || !holds(judged.added)) process.exitCode = 1;
} finally {
  await clear();
}
