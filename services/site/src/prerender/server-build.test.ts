import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseDocument } from '@portal/contracts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { emptyStore, library, place, shell } from '../../fixtures/store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { ensureBodies, loadShell } from './render-bodies.ts';
import { runServerFile } from './server-build.ts';

function fileWith(text: string): string {
  const file = path.join(temporaryFolder(), 'server.cjs');
  writeFileSync(file, text);
  return file;
}

test('a server build gets the very objects that the shell shares', () => {
  const react = { createElement: () => undefined };
  const { given } = runServerFile<{ given: unknown }>(fileWith("exports.given = require('react');"), { react });
  expect(given).toBe(react);
});

test('a server build gets the modules of Node, with and without their prefix', () => {
  const { join, same } = runServerFile<{ join: string; same: boolean }>(
    fileWith(`exports.join = require('node:path').join('a', 'b'); exports.same = require('fs') === require('node:fs');`),
    {},
  );
  expect([join, same]).toEqual([path.join('a', 'b'), true]);
});

test('a build may replace its exports', () => {
  expect(runServerFile(fileWith("module.exports = 'all of it';"), {})).toBe('all of it');
});

test.each(['semver', './other.cjs', 'react-dom'])('%s is refused, also when it is installed', async (name) => {
  const file = fileWith(`require('${name}')`);
  writeFileSync(path.join(path.dirname(file), 'other.cjs'), '');
  expect(await rejectionMessage(() => runServerFile(file, { react: {} }))).toBe(
    `${file} needs the module "${name}", which the shell does not provide.`,
  );
});

test('a build that fails when it is loaded is refused with what it says', async () => {
  const file = fileWith("throw new TypeError('the list of tools is empty');");
  expect(await rejectionMessage(() => runServerFile(file, {}))).toBe(`${file} could not be run: the list of tools is empty`);
});

test('a stored server build that was altered is never run, whoever asks for it', async () => {
  const store = emptyStore();
  const frame = (await place(store, shell, '1.0.0')).document;
  const { document } = await place(store, library, '1.0.0');
  const shellServer = loadShell(store, frame);
  const mark = path.join(store.dir, 'ran');
  const alter = (release: ReleaseDocument) =>
    appendFileSync(
      path.join(store.releaseDir(release.app, release.version), 'server.cjs'),
      `require('fs').writeFileSync(${JSON.stringify(mark)}, '');`,
    );
  const sentence = (title: string) =>
    `${title} is damaged: its file server.cjs is not the one that was recorded, so it is not run. Build and release it again, or put the file back from a backup of the store.`;
  alter(document);
  expect(await rejectionMessage(() => ensureBodies(store, frame, shellServer, document))).toBe(sentence('mfe-library 1.0.0'));
  alter(frame);
  expect(await rejectionMessage(async () => loadShell(store, frame))).toBe(sentence('shell 1.0.0'));
  expect(existsSync(mark)).toBe(false);
});

test('so it is where only a rendered page is missing', async () => {
  const store = emptyStore();
  const frame = (await place(store, shell, '1.0.0')).document;
  const { document } = await place(store, library, '1.0.0');
  const shellServer = loadShell(store, frame);
  await ensureBodies(store, frame, shellServer, document);
  rmSync(store.bodyFile('1.0.0', 'mfe-library', '1.0.0', '/'));
  appendFileSync(path.join(store.releaseDir('mfe-library', '1.0.0'), 'server.cjs'), '// altered');
  expect(await rejectionMessage(() => ensureBodies(store, frame, shellServer, document))).toMatch(/^mfe-library 1\.0\.0 is damaged: /);
});
