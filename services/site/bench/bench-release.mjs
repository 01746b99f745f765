// npm run bench:release: how long a release and a rollback take, against starting Node alone, in interleaved rounds of one run.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROUNDS = 15;
const workspace = path.resolve(import.meta.dirname, '../../..');
const program = path.join(workspace, 'services/site/bin/site.mjs');
const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
const env = { ...process.env, DATA_DIR: path.join(dir, 'data') };

function timed(args) {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: workspace, env, encoding: 'utf8' });
  const took = performance.now() - begun;
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
  return took;
}

/** Releases the content pages a second time, with other words, from a copy of the sources. */
function secondRelease() {
  const copy = path.join(dir, 'workspace');
  const left = new Set(['node_modules', '.git', '.data', 'test-results'].map((name) => path.join(workspace, name)));
  cpSync(workspace, copy, { recursive: true, verbatimSymlinks: true, filter: (file) => !left.has(file) });
  symlinkSync(path.join(workspace, 'node_modules'), path.join(copy, 'node_modules'));
  const words = path.join(copy, 'mfe-content/content/volunteer.yaml');
  writeFileSync(words, readFileSync(words, 'utf8').replace('Join Our Mission', 'Come and Join Our Mission'));
  return timed([path.join(copy, 'services/site/bin/site.mjs'), 'release', 'mfe-content']);
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

try {
  const apps = [
    'shell',
    ...readdirSync(workspace).filter((name) => name.startsWith('mfe-') && existsSync(path.join(workspace, name, 'app.ts'))),
  ];
  const first = timed([program, 'release', ...apps]);
  const second = secondRelease();
  const rows = { 'node alone (baseline)': [], rollback: [], 'release with nothing changed': [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rows['node alone (baseline)'].push(timed(['-e', '0']));
    rows.rollback.push(timed([program, 'rollback', 'mfe-content', round % 2 === 0 ? '1.0.0' : '1.0.1', '--why', 'bench']));
    rows['release with nothing changed'].push(timed([program, 'release', 'mfe-curriculum']));
  }
  const base = rows['node alone (baseline)'];
  console.log(`Node ${process.versions.node}, ${os.cpus().length} cores, ${ROUNDS} rounds, milliseconds\n`);
  console.log('| command | median | slowest | median of paired ratios to node alone |\n|---|---|---|---|');
  for (const [name, values] of Object.entries(rows))
    console.log(
      `| ${name} | ${median(values).toFixed(0)} | ${Math.max(...values).toFixed(0)} | ${median(values.map((value, at) => value / base[at])).toFixed(1)} |`,
    );
  console.log(`| release of one changed app, builds included (once) | ${second.toFixed(0)} | | |`);
  console.log(`| first release of ${apps.length} apps, builds included (once) | ${first.toFixed(0)} | | |`);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
