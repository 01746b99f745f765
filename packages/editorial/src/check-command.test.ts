import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EDITORIAL, node } from './fixtures/command-line.ts';

const RULES = `
import { defineContent, words } from '@portal/editorial';
import { z } from 'zod';
export const content = defineContent({ 'page.yaml': { schema: z.object({ title: words() }) } });
`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'editorial-'));
  mkdirSync(path.join(root, 'node_modules/@portal'), { recursive: true });
  symlinkSync(EDITORIAL, path.join(root, 'node_modules/@portal/editorial'));
  symlinkSync(path.join(EDITORIAL, 'node_modules/zod'), path.join(root, 'node_modules/zod'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const check = (...folders: string[]) => node(root, path.join(EDITORIAL, 'bin/check.mjs'), ...folders);

test('Content in order gives one line', () => {
  for (const app of ['mfe-one', 'apps/two']) {
    write(`${app}/editorial.config.ts`, RULES);
    write(`${app}/content/page.yaml`, 'title: A\n');
  }
  expect(check()).toEqual({ status: 0, stdout: 'The content is in order: 2 files in 2 apps.\n', stderr: '' });
});

test('Mistakes are named with the way to the file, and the command fails', () => {
  write('mfe-one/editorial.config.ts', RULES);
  write('mfe-one/content/page.yaml', '# The front page\ntitel: A\n');
  write('mfe-two/editorial.config.ts', RULES);
  expect(check()).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'mfe-one/content/page.yaml:2: "titel" is not a name used here. Write "title" instead.\n' +
      'mfe-two/content/page.yaml:1: This file is missing, but a page shows it. Restore it.\n' +
      '\n2 mistakes in the content. Fix what is listed above.\n',
  });
});

test('Advice is printed, and fails nothing', () => {
  write(
    'mfe-one/editorial.config.ts',
    RULES.replace("{ 'page.yaml'", "{ 'a/*.md': { frontMatter: z.object({}), advice: { words: { from: 700, to: 1200 } } }, 'page.yaml'"),
  );
  write('mfe-one/content/page.yaml', 'title: A\n');
  write('mfe-one/content/a/b.md', '\n\nFive words are too few.\n');
  expect(check()).toEqual({
    status: 0,
    stdout:
      'mfe-one/content/a/b.md:3: Advice: The text has 5 words, fewer than 700. Say more, or add an example.\n' +
      'The content is in order: 2 files in 1 app.\n',
    stderr: '',
  });
});

test('Only the folders that are named are checked', () => {
  write('mfe-one/editorial.config.ts', RULES);
  write('mfe-one/content/page.yaml', 'title: A\n');
  write('mfe-two/editorial.config.ts', RULES);
  expect(check('mfe-one').stdout).toBe('The content is in order: 1 file in 1 app.\n');
});

test('A named folder without rules is a mistake', () => {
  expect(check('mfe-none').stderr).toContain('mfe-none/editorial.config.ts:1: There are no rules for content here.');
});
