// How long a release and a rollback take, compared with starting Node alone in the same run, and what visitors notice.
// Whether more releases and more apps make them longer is measured too.
//   --short   small numbers; --write   keeps the tables in docs/measured/release.md
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspace } from '../../services/site/fixtures/scratch-workspace.mjs';
import { median, table } from '../report.mjs';
import { measureGrowth } from './growth.mjs';
import { report } from './report.mjs';
import { measureUnderLoad } from './under-load.mjs';

const isShort = process.argv.includes('--short');
const ROUNDS = isShort ? 3 : 15;
const GROWTH = isShort
  ? { sizes: { few: 10, many: 16, apps: 7 }, rounds: 3, builds: 1 }
  : { sizes: { few: 10, many: 200, apps: 20 }, rounds: 9, builds: 3 };
const UNDER_LOAD = isShort ? 2 : 10;
const program = path.join(workspace, 'services/site/bin/site.mjs');
const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
const env = { ...process.env, DATA_DIR: path.join(dir, 'data'), WATCH_LENGTH: '0' };

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
  const whole = table(
    ['command', 'median', 'slowest', 'median of paired ratios to node alone'],
    [
      ...Object.entries(rows).map(([name, values]) => [
        name,
        median(values).toFixed(0),
        Math.max(...values).toFixed(0),
        median(values.map((value, index) => value / base[index])).toFixed(1),
      ]),
      ['release of one changed app, builds included (once)', second.toFixed(0), '', ''],
      [`first release of ${apps.length} apps, builds included (once)`, first.toFixed(0), '', ''],
    ],
  );
  const growth = await measureGrowth(GROWTH, (place) => measureUnderLoad(place, UNDER_LOAD));
  report([
    `## The portal as it is\n\n${ROUNDS} rounds, milliseconds.\n\n${whole}\n`,
    `## With more releases, and with more apps\n\n${growth}`,
  ]);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
