// How fast pages are, compared with ordinary federation, a monolith and plain HTML in the same run.
//   --rounds 9   so many rounds; --write   keeps the tables in docs/measured/web.md
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../../packages/workspace-tools/bin/tasks/browser-flags.mjs';
import { browserFor } from '../../packages/workspace-tools/bin/tasks/find-browser.mjs';
import { serveContenders } from './contenders.mjs';
import { judge, PAGES } from './goals.mjs';
import { asMarkdown } from './tables.mjs';
import { COMPILE_FLAGS, visit } from './visit.mjs';
import { judgeWorker, workerRound } from './worker.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, write: { type: 'boolean', default: false } },
});
const ROUNDS = Number(values.rounds);
const workspace = path.resolve(import.meta.dirname, '../..');
const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));

/** One visit to every contender on every page; `index` determines which one begins, so that none is always first. */
async function round(browser, addresses, index) {
  const names = Object.keys(addresses);
  const order = [...names.slice(index % names.length), ...names.slice(0, index % names.length)];
  const seen = [];
  for (const { path: page } of PAGES) {
    const visits = {};
    for (const name of order) {
      visits[name] = await visit(browser, addresses[name] + page, { react: name !== 'plain HTML' });
      const { failed, complaints } = visits[name];
      if (failed.length + complaints.length > 0) throw new Error(`${name} on ${page}: ${[...failed, ...complaints].join('\n')}`);
    }
    seen.push(visits);
  }
  return seen;
}

/** The version of a library that the contenders are built with. */
function version(name) {
  const file = path.join(workspace, 'shell/node_modules', name, 'package.json');
  return `${name} ${JSON.parse(readFileSync(file, 'utf8')).version}`;
}

const executablePath = browserFor('lab -- web');
let served;
let browser;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await served?.close();
    rmSync(dir, { recursive: true, force: true });
    process.exit(130);
  });
try {
  console.error('Building the contenders.');
  served = await serveContenders(workspace, dir);
  browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_FLAGS, ...COMPILE_FLAGS],
  });
  const rounds = [];
  const workerRounds = [];
  for (let index = 0; index <= ROUNDS; index += 1) {
    const seen = await round(browser, served.addresses, index);
    const withWorker = await workerRound(browser, served.addresses.portal, index);
    // The first round warms the machine up.
    if (index > 0) {
      rounds.push(seen);
      workerRounds.push(withWorker);
    }
    console.error(index === 0 ? 'Warmed up.' : `Round ${index} of ${ROUNDS} is done.`);
  }
  const results = PAGES.map((page, index) => {
    const ofPage = rounds.map((seen) => seen[index]);
    return { rounds: ofPage, verdicts: judge(page, ofPage) };
  });
  const load = os.loadavg().map((value) => value.toFixed(1));
  const machine = [
    `Node ${process.versions.node}`,
    `Chromium ${browser.version()}`,
    ...['react', 'react-router-dom', '@rsbuild/core', '@module-federation/enhanced'].map(version),
    `${os.cpus().length} cores, shared; average load over the last 15 minutes ${load[2]}`,
  ].join(', ');
  const words = asMarkdown({ machine, contenders: Object.keys(served.addresses), results, workerRounds });
  console.log(words);
  if (values.write) {
    const today = new Date().toISOString().slice(0, 10);
    writeFileSync(
      path.join(workspace, 'docs/measured/web.md'),
      `# Four ways to deliver a page\n\n\`npm run lab -- web --write\`, last run ${today}.\n\n${words}`,
    );
  }
  const verdicts = [...results.flatMap((result) => result.verdicts), ...judgeWorker(workerRounds)];
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
} finally {
  await browser?.close();
  await served?.close();
  rmSync(dir, { recursive: true, force: true });
}
