import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../fixtures/builds.ts';
import { refusalOf } from '../../fixtures/refusal-of.ts';
import { shell, tools } from '../../fixtures/store.ts';
import { madeUpWorkspace } from '../../fixtures/workspace.ts';
import { buildApp } from './build-app.ts';
import { requireWords } from './words.ts';

/** One letter of one byte and then only letters of two bytes: wherever a pipe cuts at an even place, it cuts through a letter. */
const MANY_LETTERS = `x${'ä'.repeat(200_000)}`;

test('what a failing build says arrives whole, also where a pipe cuts through a letter', async () => {
  const workspace = madeUpWorkspace(shell, tools);
  const builder = path.join(workspace, 'mfe-tools/node_modules/@rsbuild/core/bin/rsbuild.js');
  writeFileSync(builder, `process.stdout.write('x' + 'ä'.repeat(200_000)); process.exitCode = 1;`);
  const sentence = await refusalOf(() => buildApp(workspace, 'mfe-tools', '1.0.0'));
  expect(sentence.split('\n\n')[1] === MANY_LETTERS).toBe(true);
});

test('what is wrong with the words of an app arrives whole too', async () => {
  const workspace = madeUpWorkspace(shell, tools);
  writeFiles(workspace, {
    'mfe-tools/editorial.config.ts': '',
    'packages/editorial/bin/check.mjs': `process.stderr.write('x' + 'ä'.repeat(200_000)); process.exitCode = 1;`,
  });
  const sentence = await refusalOf(() => requireWords(workspace, 'mfe-tools'));
  expect(sentence.split('\n\n')[1] === MANY_LETTERS).toBe(true);
});
