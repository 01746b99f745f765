// A copy of the workspace whose apps are made by the generator, and releases of them that need no bundler.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySources, newApp } from '../../services/site/fixtures/scratch-workspace.mjs';

/** The version under which a build is kept that is used in place of builds under other versions. */
const KEPT_AS = '7.7.7';

/** Replaces the bundler: copies the app's kept build, with the requested version and with the app's words beside it. */
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

/** Creates a workspace with the given number of apps from the generator's template. */
export function scratchWorkspace(count) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-apps-'));
  copySources(dir, (file) => !/^(mfe-|e2e\/|docs\/)/.test(file));
  const apps = Array.from({ length: count }, (_, index) => newApp(dir, `bench-${String(index + 1).padStart(2, '0')}`));
  return { dir, apps, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Changes the words of an app, so that there is something to release. */
export function changeWords(dir, app, mark) {
  const file = path.join(dir, app, 'content/welcome.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/Write here.*"/, `Write here what is new, for the time ${mark}."`));
}

/** Does some work while releases of these apps copy a build that was made once instead of building again; words are not checked then. */
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
