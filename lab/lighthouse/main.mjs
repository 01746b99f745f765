// Lighthouse's scores for every live address of a freshly released portal, in a real browser.
//   --route /modules   this address alone; --runs 3   so many rounds, of which the table has the medians
//   --write   keeps the table in docs/measured/lighthouse.md
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browserFor } from '../../packages/workspace-tools/bin/tasks/find-browser.mjs';
import { startPortal } from './portal.mjs';
import { tableOf, whatCost } from './table.mjs';
import { visit } from './visit.mjs';

const PNPM = 'pnpm@12.21.0';
const here = import.meta.dirname;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, route: { type: 'string', multiple: true }, write: { type: 'boolean' } },
});
const runs = Number(values.runs);

/**
 * Lighthouse is not part of the workspace: it is installed here, with its own lock file, and none of its code may run during installation.
 */
function install() {
  const args = ['-y', PNPM, 'install', '--frozen-lockfile', '--ignore-workspace'];
  const windows = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(windows ? 'npx.cmd' : 'npx', args, { cwd: here, encoding: 'utf8', shell: windows });
  if (status !== 0)
    throw new Error(`Lighthouse could not be installed. Check your connection, and run the command again.\n${stdout}${stderr}`);
}

async function measure(browser) {
  const portal = await startPortal();
  const stopped = () => portal.stop().then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stopped);
  try {
    const routes = portal.routes().filter((route) => !values.route || values.route.includes(route));
    if (routes.length === 0)
      throw new Error(`${values.route?.join(' or ')} is not a live address. The live addresses are: ${portal.routes().join(' ')}`);
    const visits = new Map(routes.map((route) => [route, []]));
    // Round by round, so that a busy minute of the machine does not affect one address alone.
    for (let run = 1; run <= runs; run += 1)
      for (const [route, seen] of visits) {
        const result = await visit(portal.address + route, browser);
        seen.push(result);
        console.error(`run ${run} of ${runs}  ${route}  ${Object.values(result.scores).join(' ')}`);
      }
    return visits;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stopped);
    await portal.stop();
  }
}

async function main() {
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is "${values.runs}", but it must be a whole number of at least 1.`);
  if (values.write && values.route) throw new Error('--write keeps the table of all addresses; leave --route out.');
  const browser = browserFor('lab -- lighthouse');
  install();
  const visits = await measure(browser);
  const { text, holds } = tableOf(visits);
  console.log(text);
  const costs = whatCost(visits);
  if (costs.length > 0) console.log(`\nWhat cost points:\n${costs.join('\n')}`);
  if (values.write) {
    const file = path.resolve(here, '../../docs/measured/lighthouse.md');
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(file, `# Lighthouse\n\n\`npm run lab -- lighthouse\`, last run ${day}.\n\n${text}\n`);
  }
  return holds ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (problem) {
  console.error(problem.message);
  process.exitCode = 1;
}
