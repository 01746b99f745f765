import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Releases all apps of the workspace into a new store with the real command and serves it with the real host, without the API. */
export async function startPortal(workspace, dataDir) {
  const child = spawn(process.execPath, [path.join(workspace, 'services/site/bin/site.mjs'), 'start'], {
    cwd: workspace,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', PUBLIC_URL: '', API_URL: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise((resolve) => child.once('close', resolve));
  const close = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await gone;
  };
  let output = '';
  const address = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
        const said = /The site is up: (http:\S+)/.exec(output);
        if (said) resolve(said[1]);
      });
    child.once('close', () => reject(new Error(`The portal did not start.\n${output}`)));
  });
  return { address, close, storeDir: path.join(dataDir, 'store') };
}

/**
 * What a store contains: apps, the live document without the addresses of files (another build has its own), the document of each route,
 * and the folder of its files.
 */
export function readStore(storeDir) {
  const current = path.join(storeDir, 'current');
  const { number, shell, apps, menu } = JSON.parse(readFileSync(path.join(current, 'live.json'), 'utf8'));
  const routes = apps.flatMap(({ id, routes }) => routes.map((route) => ({ ...route, app: id })));
  return {
    storeDir,
    icon: path.join(storeDir, 'releases/shell', shell.version, 'web/icon.svg'),
    apps: apps.map(({ id }) => ({ id })),
    live: {
      number,
      shell,
      menu,
      apps: apps.map(({ id, label, version, routes }) => ({
        id,
        label,
        version,
        name: id.replaceAll('-', '_'),
        base: '/',
        entry: '',
        mfRuntime: '',
        routes,
        pages: {},
        integrity: {},
      })),
    },
    routes: routes.map((route) => ({ ...route, document: readFileSync(path.join(current, pageFile(route.path)), 'utf8') })),
  };
}

/** File of a page in a served folder. */
export function pageFile(address) {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}
