import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { checkContent } from './check-content.ts';
import { httpsAddress, words } from './content-fields.ts';
import { mistakeText } from './content-mistake.ts';
import { defineContent } from './define-content.ts';

const rules = defineContent({
  'tools.yaml': { schema: z.object({ tools: z.array(z.object({ name: words(), url: httpsAddress() })) }) },
  'modules/*.md': {
    frontMatter: z.object({ title: words() }),
    sections: { required: ['Key Concepts', 'Reflection Questions'], allowed: ['Quick Summary'], optionalWhenEmpty: true },
  },
});

const inOrder: Readonly<Record<string, string>> = {
  'tools.yaml': 'tools:\n  - name: Zotero\n    url: https://www.zotero.org\n',
  'modules/a.md': '---\ntitle: A\n---\n\n## Key Concepts\n\nText.\n\n## Quick Summary\n\n## Reflection Questions\n',
  'modules/later.md': '---\ntitle: Later\n---\n',
  'modules/README.md': '# <b>How to write a module</b>',
  'LICENSE.md': '# <b>What may be done with it</b>',
  'modules/_template.md': '# Anything',
  '.DS_Store': '',
};

let app = '';
beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), 'editorial-'));
});
afterEach(() => rmSync(app, { recursive: true }));

/** What is told about an app whose content is in order but for `changes`. */
function told(changes: Readonly<Record<string, string | undefined>>): string[] {
  for (const [name, text] of Object.entries({ ...inOrder, ...changes })) {
    const file = path.join(app, 'content', name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (text !== undefined) writeFileSync(file, text);
  }
  return checkContent(app, rules).mistakes.map(mistakeText);
}

test('Content that follows its rules has no mistakes', () => {
  expect(told({})).toEqual([]);
});

test('Files that only speak to writers are not counted', () => {
  told({});
  expect(checkContent(app, rules).files).toBe(3);
});

describe('A writer is told, with file and line,', () => {
  test.each([
    [
      'a bad address',
      'tools.yaml',
      'tools:\n  - name: A\n    url: https://a.org\n  - name: B\n    url: http://b.org\n',
      ':5: "url" must be an https address, such as "https://example.org".',
    ],
    [
      'a missing name',
      'tools.yaml',
      'tools:\n  - name: A\n    url: https://a.org\n  - url: https://b.org\n',
      ':4: "name" is missing. Add a line that begins with "name:".',
    ],
    [
      'a misspelled name',
      'tools.yaml',
      'tools:\n  - name: A\n    ulr: https://a.org\n',
      ':3: "ulr" is not a name used here. Write "url" instead.',
    ],
    ['YAML that cannot be read', 'tools.yaml', 'tools:\n\t- a\n', ':2: This line begins with a tab. Use spaces instead.'],
    ['an empty file', 'tools.yaml', '', ':1: The file is empty. Write its text.'],
    [
      'front matter',
      'modules/b.md',
      '---\ntitle: B\nlevel: High\n---\n',
      ':3: "level" is not a name used here. Take it out, or use one of: title.',
    ],
    ['no front matter', 'modules/b.md', '', ':1: "title" is missing. Add a line that begins with "title:".'],
    [
      'the text',
      'modules/b.md',
      '---\ntitle: B\n---\n## Key Concepts\n\n<i>\n\n## Reflection Questions',
      ':6: HTML such as "<i>" does not work here. Write it in plain Markdown, or leave it out.',
    ],
    [
      'a file in the wrong place',
      'modlues/b.md',
      '',
      ':1: This file is not used by any page: rename it to fit tools.yaml, modules/*.md, or begin its name with "_" to keep it out.',
    ],
    [
      'a file of another kind',
      'modules/b.jpg',
      '',
      ':1: This file is not used by any page: rename it to fit tools.yaml, modules/*.md, or begin its name with "_" to keep it out.',
    ],
    ['a missing file', 'tools.yaml', undefined, ':1: This file is missing, but a page shows it. Restore it.'],
  ])('of %s', (_, name, text, message) => {
    expect(told({ [name]: text })).toEqual([`content/${name}${message}`]);
  });

  test('of a missing section', () => {
    expect(told({ 'modules/b.md': '---\ntitle: B\n---\n\n## Key Concepts\n\nText.\n\n' })).toEqual([
      'content/modules/b.md:7: The section "Reflection Questions" is missing. Add "## Reflection Questions" and its text.',
    ]);
  });

  test('of a sentence that stands in two files, and of other files with it', () => {
    const text = 'This is one sentence of exactly nine plain words.';
    const front = '---\ntitle: T\n---\n\n## Key Concepts\n';
    const mistakes = told({
      'tools.yaml': 'tools: 3\n',
      'modules/b.md': `${front}${text}\n\n## Reflection Questions`,
      'modules/c.md': `${front}${text}\n\n## Reflection Questions`,
    });
    expect(mistakes.map((mistake) => mistake.split(': ')[0])).toEqual(['content/modules/c.md:6', 'content/tools.yaml:1']);
  });
});

test('The keeper of the rules is told of a file that two rules fit', () => {
  told({});
  const both = { ...rules, 'modules/a*': { frontMatter: z.object({ title: words() }) } };
  expect(checkContent(app, both).mistakes).toEqual([
    {
      file: 'content/modules/a.md',
      line: 1,
      message: 'Two rules fit this file: modules/*.md and modules/a*. Keep one of them in editorial.config.ts.',
    },
  ]);
});
