import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDocument } from '@portal/contracts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { emptyStore, library, place, shell } from '../../fixtures/store.ts';
import { ensureBodies, loadShell } from './render-bodies.ts';
import { describeApp, describeShell, renderBodies } from './server-build.ts';

/** Describes an app whose server build is this text. */
const described = (text: string) => describeApp({ name: 'mfe-library', text });
const manifestOf = async (text: string) => (await described(text)).manifest;

test('a build may replace its exports', async () => {
  expect(await manifestOf("module.exports = { manifest: 'all of it' };")).toBe('all of it');
});

test('a build sees the web, and of Node and its modules nothing', async () => {
  const names = ['process', 'require.main', 'fs', 'net', 'child_process', 'globalThis.module', 'globalThis.require'];
  const seen = await manifestOf(`const react = require('react');
    const types = ${JSON.stringify(names)}.map((name) => { try { return typeof eval(name); } catch { return 'undefined'; } });
    exports.manifest = [types, typeof crypto.randomUUID(), typeof Response, typeof ReadableStream, typeof TextEncoder];`);
  expect(seen).toEqual([names.map(() => 'undefined'), 'string', 'function', 'function', 'function']);
});

test('what a build prints is lost, and what it leaves running ends with it', async () => {
  expect(await manifestOf("console.log('{}'); setInterval(() => {}, 1000); exports.manifest = 1;")).toBe(1);
});

test('an app gets the modules that the shell shares, and no other', async () => {
  const shell = {
    name: 'shell',
    text: `exports.shared = { react: { of: 'the shell' } }; exports.renderBody = async ({ page }) => page();`,
  };
  const asked = {
    release: { id: 'mfe-library', version: '1.0.0', label: 'Library' },
    pages: [{ address: '/', page: 'home' }],
    described: [],
  };
  const render = (name: string) =>
    renderBodies(
      shell,
      { name: 'mfe-library', text: `const given = require('${name}'); exports.pages = { home: () => given.of };` },
      asked,
    );
  expect(await render('react')).toEqual([{}, { value: 'the shell' }]);
  for (const name of ['semver', './other.cjs', 'react-dom', 'node:fs', 'fs', 'util', 'toString'])
    expect(await rejectionMessage(() => render(name))).toBe(`mfe-library needs the module "${name}", which the shell does not provide.`);
});

test('a shell from before gets the modules that its renderer asked for, and none that reaches the machine', async () => {
  const shell = (name: string) => ({
    name: 'shell',
    text: `const given = require('${name}');
      Object.assign(exports, { site: { name: typeof given }, shared: {}, provides: {}, mfRuntimes: [], renderBody: async () => '' });`,
  });
  for (const name of ['async_hooks', 'crypto', 'stream', 'node:util'])
    expect((await describeShell(shell(name))).facts.site.name).toMatch(/^(object|function)$/);
  for (const name of ['fs', 'node:child_process', 'net'])
    expect(await rejectionMessage(() => describeShell(shell(name)))).toBe(
      `shell needs the module "${name}", which the shell does not provide.`,
    );
});

test('a build that fails when it is loaded is refused with what it says, on one line', async () => {
  expect(await rejectionMessage(() => described("throw new TypeError('the list\\n\\x1b[31m of tools is empty');"))).toBe(
    'mfe-library could not be run: the list [31m of tools is empty',
  );
});

test('a shell that does not say what a shell says is refused', async () => {
  expect(await rejectionMessage(() => describeShell({ name: 'shell', text: 'exports.shared = {};' }))).toBe(
    'shell does not say what a shell says of itself, so no page can be made with it.',
  );
});

test('a stored server build that was altered is never run, whoever asks for it', async () => {
  const store = emptyStore();
  const frame = (await place(store, shell, '1.0.0')).document;
  const { document } = await place(store, library, '1.0.0');
  const alter = (release: ReleaseDocument) =>
    appendFileSync(path.join(store.releaseDir(release.app, release.version), 'server.cjs'), 'exports.altered = true;');
  const sentence = (title: string) =>
    `${title} is damaged: its file server.cjs is not the one that was recorded, so it is not run. Build and release it again, or put the file back from a backup of the store.`;
  alter(document);
  expect(await rejectionMessage(() => ensureBodies(store, frame, document))).toBe(sentence('mfe-library 1.0.0'));
  alter(frame);
  expect(await rejectionMessage(() => loadShell(store, frame))).toBe(sentence('shell 1.0.0'));
});

test('so it is where only a rendered page is missing', async () => {
  const store = emptyStore();
  const frame = (await place(store, shell, '1.0.0')).document;
  const { document } = await place(store, library, '1.0.0');
  await ensureBodies(store, frame, document);
  rmSync(store.bodyFile('1.0.0', 'mfe-library', '1.0.0', '/'));
  appendFileSync(path.join(store.releaseDir('mfe-library', '1.0.0'), 'server.cjs'), '// altered');
  expect(await rejectionMessage(() => ensureBodies(store, frame, document))).toMatch(/^mfe-library 1\.0\.0 is damaged: /);
});
