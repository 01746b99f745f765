import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const workspace = path.resolve(import.meta.dirname, '../..');

/**
 * Releases every app into a separate store in a temporary folder and serves it with the API beside it, as `npm start` does. `routes()` are
 * the live addresses in the order of the live document, then one of each kind of page that it does not list; `stop()` ends everything and
 * removes the folder.
 */
export async function startPortal() {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-lighthouse-'));
  const program = path.join(workspace, 'services/site/bin/site.mjs');
  const env = { ...process.env, DATA_DIR: path.join(dir, 'data'), PORT: '0', PUBLIC_URL: '', API_URL: '' };
  const site = spawn(process.execPath, [program, 'start'], { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise((resolve) => site.once('close', resolve));
  const stop = async () => {
    site.kill('SIGTERM');
    await gone;
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    const address = await addressSaidBy(site);
    const current = (name) => readFileSync(path.join(dir, 'data/store/current', name), 'utf8');
    const routes = () => {
      const listed = JSON.parse(current('live.json')).apps.flatMap((app) => app.routes.map((route) => route.path));
      return [...listed, ...oneOfEachKind(current('sitemap.xml'), address, listed)];
    };
    return { address, routes, stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}

/** Unlisted pages of one kind differ only in their text. */
function oneOfEachKind(sitemap, address, listed) {
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page.replace(address, ''));
  const unlisted = paths.filter((each) => !listed.includes(each));
  return new Map(unlisted.map((each) => [path.posix.dirname(each), each])).values();
}

function addressSaidBy(site) {
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (data) => {
      output += data;
      const said = /The site is up: (http:\S+)/.exec(output);
      if (said) resolve(said[1]);
    };
    site.stdout.on('data', listen);
    site.stderr.on('data', listen);
    site.once('error', reject);
    site.once('close', () => reject(new Error(`The site did not start:\n${output}`)));
  });
}
