import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The app with the most lazy scripts. Nothing of it is changed. */
const APP = path.join(__dirname, '../../../mfe-content');
const RSBUILD = pathToFileURL(path.join(APP, 'node_modules/@rsbuild/core/dist/index.js')).href;

/**
 * Builds an app by its own settings. Of its two builds, for browsers and for the prerenderer, the one named `late` goes on when the
 * other has ended; or at once, when the other has not begun a second later, because it waits for this one itself.
 */
const BUILD = `const { createRsbuild, loadConfig } = await import(${JSON.stringify(RSBUILD)});
  const [cwd, late] = process.argv.slice(1);
  const { content } = await loadConfig({ cwd });
  let hasBegun = false;
  let end;
  const ended = new Promise((resolve) => (end = resolve));
  const second = () => new Promise((resolve) => setTimeout(resolve, 1000));
  const first = { apply: ({ hooks }) => { hooks.compile.tap('first', () => { hasBegun = true; }); hooks.done.tap('first', () => end()); } };
  const noted = (name) => ({ apply: ({ hooks }) => {
    hooks.compile.tap('noted', () => console.log(name + ' begins'));
    hooks.done.tap('noted', () => console.log(name + ' ends'));
  } });
  const last = { apply: ({ hooks }) => hooks.make.tapPromise('last', () => second().then(() => hasBegun && ended)) };
  content.plugins.push({ name: 'late', setup: (api) => api.modifyRspackConfig((config, { environment }) => {
    config.plugins.push(environment.name === late ? last : first, noted(environment.name));
  }) });
  await (await createRsbuild({ cwd, rsbuildConfig: content })).build();`;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Digests of what a build makes that becomes part of a release, by file, and when its parts began and ended. */
function built(late: 'web' | 'server'): { readonly files: Record<string, string>; readonly order: string[] } {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'portal-same-bytes-'));
  folders.push(dir);
  const env = { ...process.env, NODE_ENV: 'production', PORTAL_VERSION: '1.0.0', PORTAL_OUT_DIR: dir };
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', BUILD, APP, late], { env, stdio: 'pipe', encoding: 'utf8' });
  const all = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = all.map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(dir, name)))
      .digest('hex');
  const released = names.filter((name) => !/mf-(stats|manifest)\.json$/.test(name));
  return {
    files: Object.fromEntries(released.map((name) => [name, digest(name)])),
    order: said.split('\n').filter((line) => /^\w+ (begins|ends)$/.test(line)),
  };
}

test('unchanged sources make the same bytes, whichever of the two builds of an app a busy machine holds up: one begins when the other has ended', () => {
  const [one, other] = [built('server'), built('web')];
  expect(Object.keys(one.files).length).toBeGreaterThan(20);
  expect(other.files).toEqual(one.files);
  const order = ['web begins', 'web ends', 'server begins', 'server ends'];
  expect([one.order, other.order]).toEqual([order, order]);
});
