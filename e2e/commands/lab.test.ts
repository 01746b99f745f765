import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const lab = path.resolve(__dirname, '../../lab');
const run = (...args: string[]) => spawnSync(process.execPath, [path.join(lab, 'lab.mjs'), ...args], { encoding: 'utf8' });
const names = readdirSync(lab).filter((name) => existsSync(path.join(lab, name, 'main.mjs')));

test('without a name every measurement in lab/ is listed with a line about it', () => {
  const { status, stdout } = run();
  expect(status).toBe(0);
  expect(names).toEqual(expect.arrayContaining(['gate', 'mutations']));
  for (const name of names) expect(stdout).toMatch(new RegExp(`^${name} +[A-Z].+\\.$`, 'm'));
});

test('a name that there is not is refused with those that there are', () => {
  const { status, stdout, stderr } = run('gait');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toBe(`There is no measurement "gait". Choose one of ${names.join(', ')}: npm run lab -- ${names[0]}\n`);
});

test.each([
  [['gate', '--only', 'jest:nothing'], /^There is no part "jest:nothing"\. The parts are checks, /],
  [['gate', '--runs', 'many'], /^--runs is "many", but it must be a whole number of at least 1\.\n$/],
  [['mutations', '--only', 'no-such-fault'], /^There is no fault "no-such-fault"\./],
  [['mutations', '--at', 'no-such-commit'], /^There is no commit "no-such-commit"\.\n$/],
  [['mutations', '--onyl'], /^Unknown option '--onyl'/],
])('%j is refused with a sentence before anything is run', (args, sentence) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(sentence);
});
