import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EDITORIAL, node } from './fixtures/command-line.ts';

const FILES: Readonly<Record<string, string>> = {
  'mfe-one/editorial.config.ts': `
import { defineContent, idRegister, words } from '@portal/editorial';
import { z } from 'zod';
export const content = defineContent({
  'order.yaml': { schema: z.object({ groups: z.array(z.object({ title: words(), texts: z.array(z.string()) })), outside: z.array(z.string()) }) },
  'ids.yaml': { schema: idRegister() },
  'texts/*.md': {
    called: 'lesson',
    frontMatter: z.object({ id: z.int(), title: words() }),
    order: { file: 'order.yaml', lists: ['texts', 'outside'] },
    ids: { file: 'ids.yaml' },
  },
});
`,
  'mfe-one/content/order.yaml': '# Keep me.\ngroups:\n  - title: "Beginnings"\n    texts:\n      - first-steps # and me\noutside: []\n',
  'mfe-one/content/ids.yaml': '# Keep me.\ntexts:\n  first-steps: 3\n',
  'mfe-one/content/texts/first-steps.md': '---\nid: 3\ntitle: "First steps"\n---\n',
  'mfe-one/content/texts/_template.md': '---\nid: 0\ntitle: "The name"\n---\n\n## Key Concepts\n\nExplain one idea here.\n',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'editorial-'));
  mkdirSync(path.join(root, 'node_modules/@portal'), { recursive: true });
  symlinkSync(EDITORIAL, path.join(root, 'node_modules/@portal/editorial'));
  symlinkSync(path.join(EDITORIAL, 'node_modules/zod'), path.join(root, 'node_modules/zod'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const command = (name: string, ...words: string[]) => node(root, path.join(EDITORIAL, `bin/${name}.mjs`), ...words);
const content = (file: string) => readFileSync(path.join(root, 'mfe-one/content', file), 'utf8');

test('a new text has the next free id, its place and its line in the register, and the check names what is left to write', () => {
  const { status, stdout, stderr } = command('new', 'lesson', "What's a Codebook?");
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(
    'mfe-one/content/texts/whats-a-codebook.md has been created with the id 4. Its name is at the end of "outside" in mfe-one/content/order.yaml: move that line where you want it.\n',
  );
  expect(content('texts/whats-a-codebook.md')).toBe(
    '---\nid: 4\ntitle: "What\'s a Codebook?"\n---\n\n## Key Concepts\n\nExplain one idea here.\n',
  );
  expect(content('ids.yaml')).toBe('# Keep me.\ntexts:\n  first-steps: 3\n  whats-a-codebook: 4\n');
  expect(command('check').stderr).toBe(
    'mfe-one/content/texts/whats-a-codebook.md:8: This line is still the one in content/texts/_template.md. Write your own in its place, or take it out.\n' +
      '\n1 mistake in the content. Fix what is listed above.\n',
  );
});

test('the list can be named, and nothing else in the order changes', () => {
  expect(command('new', 'lesson', 'Second Look', 'beginnings').status).toBe(0);
  expect(content('order.yaml')).toBe(
    FILES['mfe-one/content/order.yaml']?.replace('# and me', '# and me\n      - second-look') ?? 'no such file',
  );
});

test.each([
  ['a kind that nobody knows', ['course', 'A'], 'Say what to make: npm run new -- app alumni, or npm run new -- lesson "Its Title".'],
  ['no title', ['lesson'], 'Give it a title: npm run new -- lesson "Reading a Paper".'],
  [
    'a title that would break its quotation marks',
    ['lesson', 'The "best"'],
    'A title cannot contain quotation marks, backslashes or line breaks. Choose other words.',
  ],
  [
    'a title that is taken',
    ['lesson', 'First Steps!'],
    'A text named "first-steps" already exists. Choose another title, or work on that one.',
  ],
  ['a list that is not there', ['lesson', 'New', 'Endings'], 'order.yaml has no list "Endings". Choose one of: Beginnings, outside.'],
])('%s is refused in one sentence, and nothing is made', (_, words, sentence) => {
  expect(command('new', ...words)).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` });
  expect(content('ids.yaml')).toBe(FILES['mfe-one/content/ids.yaml']);
});
