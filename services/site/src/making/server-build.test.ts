import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { refusalOf } from '../../fixtures/refusal-of.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
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
  expect(await refusalOf(() => runServerFile(file, { react: {} }))).toBe(
    `${file} needs the module "${name}", which the shell does not provide.`,
  );
});

test('a build that fails when it is loaded is refused with what it says', async () => {
  const file = fileWith("throw new TypeError('the list of tools is empty');");
  expect(await refusalOf(() => runServerFile(file, {}))).toBe(`${file} could not be run: the list of tools is empty`);
});
