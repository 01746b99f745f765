import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../fixtures/builds.ts';
import { rejectionMessage } from '../../fixtures/rejection-message.ts';
import { shell, tools } from '../../fixtures/store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { madeUpWorkspace } from '../../fixtures/workspace.ts';
import { openPages } from '../preflight/open-pages.ts';
import { buildApp } from './build-app.ts';
import { requireValidContent } from './valid-content.ts';

/** One letter of one byte and then only letters of two bytes: wherever a pipe cuts at an even place, it cuts through a letter. */
const MANY_LETTERS = `x${'ä'.repeat(200_000)}`;

test('what a failing build says arrives whole, also where a pipe cuts through a letter', async () => {
  const workspace = madeUpWorkspace(shell, tools);
  const builder = path.join(workspace, 'mfe-tools/node_modules/@rsbuild/core/bin/rsbuild.js');
  writeFileSync(builder, `process.stdout.write('x' + 'ä'.repeat(200_000)); process.exitCode = 1;`);
  const sentence = await rejectionMessage(() => buildApp(workspace, 'mfe-tools', '1.0.0'));
  expect(sentence.split('\n\n')[1] === MANY_LETTERS).toBe(true);
});

test('what is wrong with the words of an app arrives whole too', async () => {
  const workspace = madeUpWorkspace(shell, tools);
  writeFiles(workspace, {
    'mfe-tools/editorial.config.ts': '',
    'packages/editorial/bin/check.mjs': `process.stderr.write('x' + 'ä'.repeat(200_000)); process.exitCode = 1;`,
  });
  const sentence = await rejectionMessage(() => requireValidContent(workspace, 'mfe-tools'));
  expect(sentence.split('\n\n')[1] === MANY_LETTERS).toBe(true);
});

describe('with secrets in the environment', () => {
  const environment = { ...process.env };
  beforeEach(() => {
    process.env.DATABASE_URL = 'postgresql://portal:SECRET@db';
    process.env.SMTP_URL = 'smtps://name:SECRET@mail';
  });
  afterEach(() => {
    process.env = { ...environment };
  });
  const tell = (where: string) => `process.${where}.write('It sees ' + JSON.stringify(process.env)); process.exitCode = 1;`;

  test('a line in the settings of a build sees none of them', async () => {
    const workspace = madeUpWorkspace(shell, tools);
    writeFiles(workspace, { 'mfe-tools/node_modules/@rsbuild/core/bin/rsbuild.js': tell('stdout') });
    const sentence = await rejectionMessage(() => buildApp(workspace, 'mfe-tools', '1.0.0'));
    expect(sentence).toMatch(/It sees .*"PORTAL_VERSION":"1\.0\.0"/);
    expect(sentence).not.toContain('SECRET');
  });

  test('a line in the rules for the words of an app sees none of them', async () => {
    const workspace = madeUpWorkspace(shell, tools);
    writeFiles(workspace, { 'mfe-tools/editorial.config.ts': '', 'packages/editorial/bin/check.mjs': tell('stderr') });
    const sentence = await rejectionMessage(() => requireValidContent(workspace, 'mfe-tools'));
    expect(sentence).toMatch(/It sees .*"PATH"/);
    expect(sentence).not.toContain('SECRET');
  });

  test('the browser in which pages are opened before a release sees none of them, without a border too', async () => {
    process.env.CONFINEMENT = 'none';
    const dir = temporaryFolder();
    const browser = path.join(dir, 'browser');
    writeFileSync(browser, `#!/bin/sh\nenv > ${dir}/seen\nexit 1\n`, { mode: 0o755 });
    expect(await openPages(dir, browser, [])).toMatch(/^the browser could not be started/);
    const seen = readFileSync(path.join(dir, 'seen'), 'utf8');
    expect(seen).toContain('PATH=');
    expect(seen).not.toContain('SECRET');
  });
});
