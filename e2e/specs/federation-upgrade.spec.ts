import { readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test, WITH_BROWSER } from '../fixtures/portal.ts';
import { type ScratchWorkspace, scratchWorkspace } from '../fixtures/scratch-workspace.ts';
import { WORKSPACE } from '../fixtures/site-command.ts';

const library = (place: string) => realpathSync(path.join(WORKSPACE, place));
const EARLIER = library('shell/node_modules/@module-federation/webpack-bundler-runtime');
/** Another version of what the shell bundles, without the plugins of `enhanced`. */
const OTHER = library('e2e/node_modules/mf-runtime-other');

/** The shell with another version of the federation, as after an upgrade; the apps are not changed. */
function upgraded(workspace: ScratchWorkspace): void {
  const bundlerRuntime = path.join(OTHER, '../webpack-bundler-runtime');
  for (const [name, library] of [
    ['enhanced', OTHER],
    ['webpack-bundler-runtime', bundlerRuntime],
  ] as const) {
    const place = path.join(workspace.dir, 'shell/node_modules/@module-federation', name);
    rmSync(place);
    symlinkSync(library, place);
  }
  const { version } = JSON.parse(readFileSync(path.join(OTHER, 'package.json'), 'utf8'));
  workspace.edit('shell/package.json', (text) => text.replaceAll(/("@module-federation\/[\w-]+": )"[^"]+"/g, `$1"${version}"`));
}

/** What a maintainer adds in that case: the earlier version, as a separate file. */
function servingTheEarlier(workspace: ScratchWorkspace, version: string): void {
  symlinkSync(EARLIER, path.join(workspace.dir, `shell/node_modules/mf-runtime-${version}`));
  const chunk = `mf-${version.replaceAll('.', '_')}`;
  workspace.edit('shell/src/federation/earlier-runtimes.ts', (text) =>
    text.replace(
      /(Readonly<Record<string, LoadRuntime>> = ){};/,
      `$1{ '${version}': () => import(/* webpackChunkName: "${chunk}" */ 'mf-runtime-${version}') };`,
    ),
  );
}

test('an upgrade of the federation in the shell alone goes live; apps of the former version work, are released and are rolled back', {
  tag: ['@shell', '@long'],
}, async ({ ownPortal, page }) => {
  const workspace = scratchWorkspace();
  const version = ownPortal.live().apps[0]?.mfRuntime ?? '';
  try {
    upgraded(workspace);
    const refused = await ownPortal.command(['release', 'shell'], workspace.dir);
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      new RegExp(
        `mfe-\\w[\\w-]* 1\\.0\\.0 and shell 1\\.0\\.1 do not fit together: the app was built for the federation runtime ${version}`,
      ),
    );
    expect(ownPortal.live().shell.version).toBe('1.0.0');

    servingTheEarlier(workspace, version);
    const { code, output } = await ownPortal.command(['release', 'shell'], workspace.dir, WITH_BROWSER);
    expect(code, output).toBe(0);
    expect(ownPortal.live().shell.version).toBe('1.0.1');

    const runtimes: string[] = [];
    page.on('request', (request) => request.url().includes('/mf-') && runtimes.push(request.url()));
    await page.goto(`${ownPortal.address}/volunteer`);
    await hydrated(page);
    await expect(page.getByRole('contentinfo')).toContainText('Made by shell 1.0.1 and mfe-content 1.0.0');
    // Named in the page, so that nothing has to wait for it; fetched once.
    expect(runtimes).toHaveLength(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Site menu' }).getByRole('link', { name: 'Learn' }).click();
    await expect(page.getByRole('contentinfo')).toContainText('mfe-curriculum 1.0.0');

    workspace.edit('mfe-content/content/volunteer.yaml', (text) => text.replace('Join Our Mission', 'Come and Join Our Mission'));
    expect((await ownPortal.command(['release', 'mfe-content'], workspace.dir, WITH_BROWSER)).code).toBe(0);
    expect((await ownPortal.command(['rollback', 'mfe-content', '--why', 'try it'])).code).toBe(0);
    await page.goto(`${ownPortal.address}/volunteer`);
    await hydrated(page);
    await expect(page.getByRole('contentinfo')).toContainText('Made by shell 1.0.1 and mfe-content 1.0.0');
  } finally {
    workspace.remove();
  }
});
