import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const HERE = path.join(__dirname, '../..');
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'portal-checks-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('what a check runs, such as the settings of an app, sees no secret', () => {
  const toolsDir = path.join(dir, 'packages/build-presets');
  cpSync(path.join(HERE, 'bin'), path.join(toolsDir, 'bin'), { recursive: true });
  symlinkSync(path.join(HERE, 'node_modules'), path.join(toolsDir, 'node_modules'));
  mkdirSync(path.join(dir, 'services'));
  // Stands in for the first of the checks; the others are not there, and say so.
  const biome = path.join(dir, 'node_modules/@biomejs/biome/bin');
  mkdirSync(biome, { recursive: true });
  writeFileSync(path.join(biome, 'biome'), "console.log('It sees ' + JSON.stringify(process.env)); process.exitCode = 1;");
  const run = `const { runChecks } = await import(${JSON.stringify(path.join(toolsDir, 'bin/tasks/checks.mjs'))}); await runChecks();`;
  const env = { ...process.env, DATABASE_URL: 'postgresql://portal:SECRET@db', SMTP_URL: 'smtps://name:SECRET@mail' };
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', run], { env, encoding: 'utf8' });
  expect(said).toMatch(/It sees .*"PATH"/);
  expect(said).not.toContain('SECRET');
});
