// Releases and rollbacks while nginx serves the store to visitors.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hasNginx, PROGRAM, writeNginxFiles } from '../../services/site/fixtures/nginx-files.mjs';
import { median, table } from '../report.mjs';
import { changeWords, withoutBundler } from './scratch-apps.mjs';

const VISITORS = 4;
const PORT = 18_743;

/** Measures `rounds` releases and rollbacks of an app in the store in `data`. Returns a text with a table. */
export async function measureUnderLoad({ dir, data, app }, rounds) {
  if (!hasNginx) return "\n## While nginx serves\n\nNot measured: Debian's nginx with its brotli modules is not installed here.\n";
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-nginx-'));
  const storeDir = path.join(data, 'store');
  const file = writeNginxFiles(folder, path.resolve(import.meta.dirname, '../../services/site/deploy/nginx'), {
    storeDir,
    port: PORT,
    door: PORT + 1,
  });
  // It returns once it is serving.
  const begun = spawnSync(PROGRAM, ['-c', file], { encoding: 'utf8' });
  if (begun.status !== 0) throw new Error(begun.stderr);
  const name = app.replace('mfe-', '');
  const visitors = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'visitors.mjs'), String(PORT), String(VISITORS), `/${name}`, '/bench-02', '/bench-03'],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  let said = '';
  visitors.stdout.on('data', (text) => (said += text));
  const gone = new Promise((resolve) => visitors.once('close', resolve));
  const times = { release: [], rollback: [] };
  try {
    await withoutBundler(dir, [app], async () => {
      for (let round = 0; round < rounds; round += 1) {
        changeWords(dir, app, 3000 + round);
        times.release.push(await command(dir, data, 'release', app));
        times.rollback.push(await command(dir, data, 'rollback', app, '--why', 'bench'));
      }
    });
  } finally {
    visitors.stdin.end();
    await gone;
    spawnSync(PROGRAM, ['-c', file, '-s', 'stop']);
  }
  rmSync(folder, { recursive: true, force: true });
  const { requests, pages, failed, first } = JSON.parse(said);
  return [
    '\n## While nginx serves',
    '',
    `${VISITORS} visitors request pages, and every file that these name, from Debian's nginx without a pause, during ${rounds} releases (of a build made beforehand) and ${rounds} rollbacks.`,
    '',
    table(
      ['requests', 'pages', 'failed', 'release, median (slowest), ms', 'rollback, median (slowest), ms'],
      [
        [
          requests,
          pages,
          failed === 0 ? '0' : `**${failed}** (${first})`,
          ...Object.values(times).map((row) => `${median(row).toFixed(0)} (${Math.max(...row).toFixed(0)})`),
        ],
      ],
    ),
    '',
  ].join('\n');
}

function command(dir, data, ...args) {
  const env = { ...process.env, DATA_DIR: data, BROWSER_PATH: 'none', WATCH_LENGTH: '0' };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(dir, 'services/site/bin/site.mjs'), ...args], { cwd: dir, env, stdio: 'ignore' });
    child.once('close', (code) =>
      code === 0 ? resolve(performance.now() - begun) : reject(new Error(`${args.join(' ')} ended with ${code}.`)),
    );
  });
}
