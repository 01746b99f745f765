// A copy of the workspace whose apps are made by the generator, and releases of them that need no bundler.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const workspace = path.resolve(import.meta.dirname, '../../..');

/** The version under which a build is kept that stands for builds under other versions. */
const KEPT_AS = '7.7.7';

/** Stands in for the bundler: copies the app's kept build, with the version that is asked for, and with the app's words beside it. */
const COPYING_BUILDER = `import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
const { PORTAL_VERSION: version, PORTAL_OUT_DIR: out } = process.env;
const kept = path.resolve('../kept', path.basename(process.cwd()));
cpSync(kept, out, { recursive: true });
for (const name of readdirSync(out, { recursive: true }).map(String)) {
  const file = path.join(out, name);
  if (!statSync(file).isFile() || !/\\.(js|cjs|css|json)$/.test(file)) continue;
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll('${KEPT_AS}', version).replaceAll('${KEPT_AS.replaceAll('.', '_')}', version.replaceAll('.', '_')));
}
writeFileSync(path.join(out, 'web/words.txt'), readFileSync('content/welcome.yaml'));
`;

/** Makes a workspace with so many apps out of the generator's template; libraries are linked. */
export function scratchWorkspace(count) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-apps-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  const files = listed.split('\0').filter((file) => file && !/^(mfe-|e2e\/|docs\/)/.test(file) && existsSync(path.join(workspace, file)));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    cpSync(path.join(workspace, file), path.join(dir, file));
  }
  symlinkSync(path.join(workspace, 'node_modules'), path.join(dir, 'node_modules'));
  for (const file of files.filter((name) => name.endsWith('/package.json'))) linkLibraries(path.dirname(file), dir, path.dirname(file));
  cpSync(path.join(workspace, 'services/site/dist'), path.join(dir, 'services/site/dist'), { recursive: true });
  const apps = Array.from({ length: count }, (_, at) => `bench-${String(at + 1).padStart(2, '0')}`).map((name) => newApp(dir, name));
  return { dir, apps, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

function newApp(dir, name) {
  const make = `import { newApp } from './packages/build/bin/tasks/new-app.mjs'; console.log(newApp('${name}'));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', make], { cwd: dir, encoding: 'utf8' });
  if (stdout.trim() !== `mfe-${name}`) throw new Error(stderr);
  // What the generator's install would link: the libraries are those of an app that stands.
  linkLibraries('mfe-content', dir, `mfe-${name}`);
  return `mfe-${name}`;
}

/** Links of a workspace's node_modules are relative, so they hold in the copy as they are. */
function linkLibraries(folder, into, as) {
  const from = path.join(workspace, folder, 'node_modules');
  const copyLinks = (below) => {
    mkdirSync(path.join(into, as, 'node_modules', below), { recursive: true });
    for (const name of readdirSync(path.join(from, below)).filter((each) => !each.startsWith('.'))) {
      const entry = path.join(below, name);
      if (lstatSync(path.join(from, entry)).isSymbolicLink())
        cpSync(path.join(from, entry), path.join(into, as, 'node_modules', entry), { verbatimSymlinks: true });
      else if (name.startsWith('@')) copyLinks(entry);
    }
  };
  if (existsSync(from)) copyLinks('');
}

/** Changes the words of an app, so that there is something to release. */
export function changeWords(dir, app, mark) {
  const file = path.join(dir, app, 'content/welcome.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/Write here.*"/, `Write here what is new, for the time ${mark}."`));
}

/** Does some work while releases of these apps copy a build that was made once, in place of building anew; words are not checked then. */
export async function withoutBundler(dir, apps, work) {
  const builder = path.join(dir, 'copying-builder/bin/rsbuild.js');
  mkdirSync(path.dirname(builder), { recursive: true });
  writeFileSync(path.join(dir, 'copying-builder/package.json'), '{ "type": "module" }');
  writeFileSync(builder, COPYING_BUILDER);
  for (const app of apps) {
    const kept = path.join(dir, 'kept', app);
    const cli = path.join(dir, app, 'node_modules/@rsbuild/core/bin/rsbuild.js');
    const env = { ...process.env, NODE_ENV: 'production', PORTAL_VERSION: KEPT_AS, PORTAL_OUT_DIR: kept };
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], { cwd: path.join(dir, app), env, encoding: 'utf8' });
    if (status !== 0) throw new Error(stdout + stderr);
  }
  const link = (app) => path.join(dir, app, 'node_modules/@rsbuild/core');
  const words = (app) => path.join(dir, app, 'editorial.config.ts');
  for (const app of apps) {
    renameSync(link(app), `${link(app)}-bundler`);
    symlinkSync(path.join(dir, 'copying-builder'), link(app));
    renameSync(words(app), `${words(app)}.away`);
  }
  await work();
  for (const app of apps) {
    rmSync(link(app));
    renameSync(`${link(app)}-bundler`, link(app));
    renameSync(`${words(app)}.away`, words(app));
  }
}
