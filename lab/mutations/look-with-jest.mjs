import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { removeAtTheEnd, runProgram } from '../run-program.mjs';

const JEST = 'node_modules/jest/bin/jest.js';
const API = 'services/api';

/** One project over the whole workspace, which only determines what imports what: each workspace's own project knows only its own files. */
const everything = (dir) => ({
  rootDir: dir,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
});

/**
 * Test files that import a file, directly or indirectly, in the order in which they run: its own workspace, the others, then the API's with
 * its database.
 */
export async function relatedTests(dir, file) {
  const config = JSON.stringify(everything(dir));
  const { code, output } = await runProgram([JEST, '--listTests', '--findRelatedTests', path.join(dir, file), '--config', config], {
    cwd: dir,
  });
  if (code !== 0) throw new Error(`The tests of ${file} could not be found.\n${output}`);
  const tests = output
    .split('\n')
    .filter((line) => line.startsWith(dir))
    .map((test) => path.relative(dir, test.trim()))
    .sort();
  const own = workspaceOf(file);
  const [first, second, third] = [[], [], []];
  for (const test of tests) (workspaceOf(test) === own ? first : workspaceOf(test) === API ? third : second).push(test);
  return [first, second, third].filter((group) => group.length > 0);
}

/** Runs test files until one fails; resolves to the failing test, or undefined. */
export async function firstRedTest(dir, files) {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'portal-jest-'));
  const remove = removeAtTheEnd(temporary);
  const firstRed = path.join(temporary, 'first-red.json');
  const reporters = ['--reporters=default', `--reporters=${path.join(import.meta.dirname, 'first-red-reporter.cjs')}`];
  const { code, output } = await runProgram([JEST, '--runTestsByPath', ...files, '--bail', '--silent', '--maxWorkers=100%', ...reporters], {
    cwd: dir,
    env: { LAB_FIRST_RED: firstRed },
  });
  try {
    if (code === 0) return undefined;
    if (!existsSync(firstRed)) throw new Error(`Jest failed without a red test.\n${output}`);
    const { file, test } = JSON.parse(readFileSync(firstRed, 'utf8'));
    const red = path.relative(dir, file);
    return { size: workspaceOf(red) === API ? 'API' : 'unit', file: red, test };
  } finally {
    remove();
  }
}

function workspaceOf(file) {
  const [drawer, folder] = file.split('/');
  return ['packages', 'services'].includes(drawer) ? `${drawer}/${folder}` : drawer;
}
