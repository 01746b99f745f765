// Whether a release and a rollback take longer with more releases in the store, and with more apps.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, table } from '../report.mjs';
import { changeWords, scratchWorkspace, withoutBundler } from './scratch-apps.mjs';

/** Apps that are released at once: this many builds run at the same time. */
const AT_ONCE = 5;
const FEW_APPS = 5;

/**
 * Measures stores with `sizes.few` and `sizes.many` releases of five apps, and one with `sizes.apps` apps, in alternating rounds. Returns a
 * text with a table. `inStore` gets the workspace and the largest store of five apps when everything has been measured.
 */
export async function measureGrowth({ sizes, rounds, builds }, inStore = async () => '') {
  const { dir, apps, remove } = scratchWorkspace(sizes.apps);
  const data = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-growth-'));
  const stores = { few: path.join(data, 'few'), many: path.join(data, 'many'), apps: path.join(data, 'apps') };
  const five = apps.slice(0, FEW_APPS);
  const site = (store, ...args) => {
    const env = {
      ...process.env,
      DATA_DIR: stores[store],
      BROWSER_PATH: 'none',
      WATCH_LENGTH: '0',
      PUBLIC_URL: 'https://portal.example',
    };
    const begun = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(dir, 'services/site/bin/site.mjs'), ...args], {
      cwd: dir,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
    return performance.now() - begun;
  };
  try {
    site('few', 'release', 'shell', ...five);
    const rest = apps.slice(FEW_APPS);
    cpSync(stores.few, stores.apps, { recursive: true, verbatimSymlinks: true });
    for (let index = 0; index < rest.length; index += AT_ONCE) site('apps', 'release', ...rest.slice(index, index + AT_ONCE));
    let mark = 0;
    // Two at a time, which takes little longer than one.
    const fill = (store, count) => {
      for (let left = count - releasesIn(stores[store]); left > 0; left = count - releasesIn(stores[store])) {
        const changed = turned(five, mark).slice(0, Math.min(left, 2));
        mark += changed.length;
        for (const app of changed) changeWords(dir, app, mark);
        site(store, 'release', ...changed);
      }
    };
    await withoutBundler(dir, five, async () => {
      fill('few', sizes.few);
      cpSync(stores.few, stores.many, { recursive: true, verbatimSymlinks: true });
      fill('many', sizes.many);
      // One more release of each app, so that there is one to go back to.
      changeWords(dir, five[0], 1000);
      site('apps', 'release', five[0]);
    });
    const counts = Object.fromEntries(Object.entries(stores).map(([name, store]) => [name, releasesIn(store)]));
    const rows = await measure({ dir, site, stores, app: five[0], rounds, builds });
    return `${tableOf(rows, counts, sizes)}\n${await inStore({ dir, data: stores.many, app: five[0] })}`;
  } finally {
    remove();
    rmSync(data, { recursive: true, force: true });
  }
}

async function measure({ dir, site, stores, app, rounds, builds }) {
  const of = () => ({ few: [], many: [], apps: [] });
  const rows = { rollback: of(), 'rollback to a named release': of(), 'release of one changed app, its build included': of() };
  const newest = Object.fromEntries(Object.entries(stores).map(([name, data]) => [name, liveVersion(data, app)]));
  for (let round = 0; round < rounds; round += 1)
    for (const store of turned(['few', 'many', 'apps'], round)) {
      rows.rollback[store].push(site(store, 'rollback', app, '--why', 'bench'));
      rows['rollback to a named release'][store].push(site(store, 'rollback', app, newest[store], '--why', 'bench'));
    }
  for (let build = 0; build < builds; build += 1) {
    changeWords(dir, app, 2000 + build);
    for (const store of turned(['few', 'many', 'apps'], build))
      rows['release of one changed app, its build included'][store].push(site(store, 'release', app));
  }
  return rows;
}

/** A list that begins at a different place in each round, so that none is always first. */
function turned(list, round) {
  return list.map((_, index) => list[(index + round) % list.length]);
}

function liveVersion(data, app) {
  return JSON.parse(readFileSync(path.join(data, 'store/current/live.json'), 'utf8')).apps.find(({ id }) => id === app).version;
}

function releasesIn(data) {
  const dir = path.join(data, 'store/releases');
  return existsSync(dir) ? readdirSync(dir).reduce((sum, app) => sum + readdirSync(path.join(dir, app)).length, 0) : 0;
}

function tableOf(rows, counts, sizes) {
  const paired = (row, store) => median(row[store].map((value, index) => value / row.few[index])).toFixed(2);
  const ms = (values) => `${median(values).toFixed(0)} (${Math.max(...values).toFixed(0)})`;
  return [
    'The apps are made by the generator and have one page each; the first release of each app is built separately. The releases that fill the stores are copies of one build for each app, with different version numbers and different words. No browser opens pages here. Milliseconds, median (slowest); a ratio is the median of the ratios to the first store in each round.',
    '',
    'A rollback reads the ledger, a small file for each change, and the live and previous releases. Then it makes all pages again, so its time grows with the number of pages.',
    '',
    table(
      [
        'command',
        `${FEW_APPS} apps, ${counts.few} releases`,
        `${FEW_APPS} apps, ${counts.many} releases`,
        'ratio',
        `${sizes.apps} apps, ${counts.apps} releases`,
        'ratio',
      ],
      Object.entries(rows).map(([name, row]) => [name, ms(row.few), ms(row.many), paired(row, 'many'), ms(row.apps), paired(row, 'apps')]),
    ),
    '',
  ].join('\n');
}
