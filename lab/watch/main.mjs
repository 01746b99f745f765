// Releases an app again and again and lets the site watch: healthy releases on a loaded machine, some without the API, and some that fail behind the web server.
//   --healthy 50, --failing 10: how many; --api-away 5: during how many of the healthy ones the API is stopped; --length 6: seconds of a watch
//   --no-real   leaves out the one run at real intervals; --write   keeps the table in docs/measured/watch.md
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browserFor } from '../../packages/workspace-tools/bin/tasks/find-browser.mjs';
import { copySources } from '../../services/site/fixtures/scratch-workspace.mjs';
import { withoutBundler } from '../release/scratch-apps.mjs';
import { machine, median, readOptions, table, wholeNumber } from '../report.mjs';
import { removeAtTheEnd } from '../run-program.mjs';
import { endWithDrill, startFront, startLoad, startProgram, stopProgram } from './stage.mjs';

const APP = 'mfe-collaborate';
const INTERVAL = 2;
const SITE = 'services/site/bin/site.mjs';
const FILE = path.resolve(import.meta.dirname, '../../docs/measured/watch.md');
/** Busy processes for each core. */
const LOAD = 2;

const options = readOptions({
  healthy: { type: 'string', default: '50' },
  failing: { type: 'string', default: '10' },
  'api-away': { type: 'string', default: '5' },
  length: { type: 'string', default: '6' },
  'no-real': { type: 'boolean' },
  write: { type: 'boolean' },
});
const count = (name) => wholeNumber(options[name], name);
const [healthy, failing, away, length] = [count('healthy'), count('failing'), count('api-away'), count('length')];
const browser = browserFor('lab -- watch');

const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-watch-'));
removeAtTheEnd(dir);
const workspace = path.join(dir, 'workspace');
const dataDir = path.join(dir, 'data');
const front = await startFront();
const env = {
  DATA_DIR: dataDir,
  BROWSER_PATH: browser,
  PUBLIC_URL: front.address,
  WATCH_INTERVAL: String(INTERVAL),
  WATCH_LENGTH: String(length),
};
let api;
let host;

/** Runs a command of the site to its end. */
function command(args, more = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(workspace, SITE), ...args], {
      cwd: workspace,
      env: { ...process.env, ...env, ...more },
    });
    endWithDrill(child);
    let watchedFrom;
    let output = '';
    const add = (data) => {
      output += data;
      if (watchedFrom === undefined && /^Watching /m.test(output)) watchedFrom = performance.now();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    child.once('close', (code) => {
      const ended = performance.now();
      resolve({
        code,
        output,
        seconds: (ended - began) / 1000,
        watched: watchedFrom === undefined ? undefined : (ended - watchedFrom) / 1000,
      });
    });
  });
}

async function startApi(port = 0) {
  const started = await startProgram(
    workspace,
    ['services/api/bin/api.mjs'],
    { ...env, API_PORT: String(port), PORTAL_PARENT: 'stdin', DATABASE_URL: '', SMTP_URL: '', MAIL_TO: '' },
    /"address":"http:\/\/[^"]+:(\d+)"/,
  );
  api = started.child;
  return Number(started.said[1]);
}

/** Releases the app under a version, with other words than before. */
function releaseAs(version, more) {
  writeFileSync(path.join(workspace, APP, 'content/welcome.yaml'), `mark: ${version}\n`);
  return command(['release', APP, '--version', version, '--why', 'drill'], more);
}

const isBack = ({ output }) => output.includes('The site did this itself');
const opened = ({ output }) => Number(/ (\d+) page views? without a fault/.exec(output)?.[1] ?? 0);
const notCounted = ({ output }) => output.split('It does not count').length - 1;

async function measure() {
  const runs = { healthy: [], away: [], failing: [] };
  const stopLoad = startLoad(LOAD * os.availableParallelism());
  try {
    const port = await startApi();
    const started = await startProgram(
      workspace,
      [SITE, 'start'],
      { ...env, PORT: '0', HOST: '127.0.0.1', API_URL: `http://127.0.0.1:${port}` },
      /The site is up: http:\/\/\S+:(\d+)/,
    );
    host = started.child;
    front.passTo(Number(started.said[1]));
    for (let round = 1; round <= healthy; round += 1) {
      const isAway = round > healthy - away;
      if (isAway) await stopProgram(api);
      const run = await releaseAs(`1.1.${round}`);
      if (run.code !== 0 && !isBack(run)) throw new Error(run.output);
      runs[isAway ? 'away' : 'healthy'].push(run);
      console.log(
        `healthy ${round}${isAway ? ', API stopped' : ''}: ${isBack(run) ? 'TAKEN BACK' : 'stays'}, ${opened(run)} page views, ${run.watched?.toFixed(0) ?? '?'} s`,
      );
      if (isBack(run) || run.watched === undefined) console.log(run.output);
    }
    await stopProgram(api);
    await startApi(port);
    for (let round = 1; round <= failing; round += 1) {
      const version = `1.2.${round}`;
      front.plant(`${APP}/${version}`, round % 2 === 1 ? 'not found' : 'altered');
      const run = await releaseAs(version);
      runs.failing.push(run);
      console.log(`failing ${round}: ${isBack(run) ? 'taken back' : 'STAYS'}, ${run.watched?.toFixed(0) ?? '?'} s`);
      if (!isBack(run)) console.log(run.output);
    }
  } finally {
    stopLoad();
  }
  if (!options['no-real']) runs.real = [await releaseAs('1.3.1', { WATCH_INTERVAL: '', WATCH_LENGTH: '' })];
  return runs;
}

function row(name, runs, isGood) {
  const sum = (of) => runs.reduce((total, run) => total + of(run), 0);
  const back = runs.filter(isBack).length;
  const times = runs.map(({ watched }) => watched ?? Number.NaN);
  return [
    name,
    runs.length,
    isGood(back) ? back : `**${back}**`,
    sum(opened) || '',
    sum(notCounted),
    `${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})`,
  ];
}

try {
  mkdirSync(workspace);
  copySources(workspace);
  console.log('Releasing every app once, and building the one that will be released again and again.');
  const first = await command(['release', 'shell', APP, 'mfe-content'], { BROWSER_PATH: 'none' });
  if (first.code !== 0) throw new Error(first.output);
  let runs;
  await withoutBundler(workspace, [APP], async () => {
    writeFileSync(path.join(workspace, APP, 'content/welcome.yaml'), 'mark: none\n');
    runs = await measure();
  });
  const none = (back) => back === 0;
  const text = [
    '# Watched after release',
    '',
    `\`npm run lab -- watch --write\`, last run ${new Date().toISOString().slice(0, 10)}, ${machine()}, ${LOAD} busy processes for each core, average load over the last 15 minutes ${os.loadavg()[2].toFixed(1)}.`,
    '',
    `Releases of \`${APP}\` (copies of one build under different version numbers) beside \`shell\` and \`mfe-content\`, through a web server in front of the portal's own. A watch of ${length} s with pauses of ${INTERVAL} s; its first round is complete. Where a release fails, that web server answers with 404, or with different bytes, for the scripts of that release.`,
    '',
    table(
      ['releases', 'number', 'taken back', 'page views', 'failures not counted', 'watched, s: median (longest)'],
      [
        row('healthy', runs.healthy, none),
        row('healthy, the API stopped', runs.away, none),
        row('failing behind the web server', runs.failing, (back) => back === runs.failing.length),
        ...(runs.real ? [row('healthy, at real intervals, no load of the drill', runs.real, none)] : []),
      ],
    ),
    '',
  ].join('\n');
  console.log(`\n${text}`);
  if (options.write) writeFileSync(FILE, text);
  const isRight =
    [...runs.healthy, ...runs.away, ...(runs.real ?? [])].every((run) => !isBack(run) && opened(run) > 0) && runs.failing.every(isBack);
  const isQuick = (runs.real ?? []).every(({ watched }) => watched <= 180);
  process.exitCode = isRight && isQuick ? 0 : 1;
} finally {
  await stopProgram(host);
  await stopProgram(api);
  front.stop();
}
