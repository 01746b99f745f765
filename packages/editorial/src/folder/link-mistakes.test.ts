import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { checkContent } from '../check-content.ts';
import { compileContent } from '../compile-content.ts';
import { mistakeText } from '../content-mistake.ts';
import { defineContent } from '../define-content.ts';

const frontMatter = z.looseObject({});
const rules = defineContent({ 'a/*.md': { frontMatter }, 'b/*.md': { frontMatter } });

let app = '';
beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), 'editorial-'));
});
afterEach(() => rmSync(app, { recursive: true }));

const text = (title: string, settings = '', body = 'Words.') => `---\ntitle: ${title}\ntimeToDo: 1 hour\n${settings}---\n\n${body}\n`;

function write(files: Readonly<Record<string, string>>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(app, 'content', path.dirname(name)), { recursive: true });
    writeFileSync(path.join(app, 'content', name), content);
  }
}

function told(files: Readonly<Record<string, string>>): string[] {
  write(files);
  return checkContent(app, rules).mistakes.map(mistakeText);
}

test('texts of one folder and of two that name each other are in order, also in a circle of what comes next', () => {
  expect(
    told({
      'a/one.md': text('One', 'next: [two, b/three]\n'),
      'a/two.md': text('Two', 'needs: [one]\nnext: [one]\n'),
      'b/three.md': text('Three'),
    }),
  ).toEqual([]);
});

test.each([
  [
    'a name of no text',
    { 'a/one.md': text('One', 'needs:\n  - twoo\n'), 'a/two.md': text('Two') },
    ['content/a/one.md:5: There is no text content/a/twoo.md. Write "two" instead.'],
  ],
  [
    'a text of the other folder without its folder',
    { 'a/one.md': text('One', 'next: [three]\n'), 'b/three.md': text('Three') },
    ['content/a/one.md:4: There is no text content/a/three.md. Write "b/three" instead.'],
  ],
  [
    'a text that names itself',
    { 'a/one.md': text('One', 'next: [one]\n') },
    ['content/a/one.md:4: This text refers to itself. Take "one" out.'],
  ],
  [
    'a circle of needs, once',
    {
      'a/one.md': text('One', 'needs: [b/three]\n'),
      'a/two.md': text('Two', 'needs: [one]\n'),
      'b/three.md': text('Three', 'needs: [a/two]\n'),
    },
    [
      'content/a/one.md:4: These texts need each other in a circle, so no one could begin: a/one → b/three → a/two → a/one. Take one of them out of "needs".',
    ],
  ],
])('a writer is told of %s', (_, files, mistakes) => {
  expect(told(files as Record<string, string>)).toEqual(mistakes);
});

test('an opened text has the titles of those that it names, as far as they are written; lists have nothing of it', () => {
  write({
    'a/one.md': text('One', 'needs: [b/three, two]\nnext: [own, gone]\n'),
    'a/two.md': text('Two', '', ''),
    'a/own.md': text('Own', 'route: /own\n', ''),
    'b/three.md': text('Three'),
  });
  const source = readFileSync(path.join(app, 'content/a/one.md'), 'utf8');
  const readBeside = (name: string) => {
    try {
      return readFileSync(path.join(app, 'content/a', name), 'utf8');
    } catch {
      return undefined;
    }
  };
  expect(compileContent(source, 'content/a/one.md', readBeside)).toMatchObject({
    meta: { title: 'One', timeToDo: '1 hour' },
    needs: [{ folder: 'b', name: 'three', title: 'Three' }],
    next: [{ folder: 'a', name: 'own', title: 'Own', route: '/own' }],
  });
  expect(compileContent(source, 'content/a/one.md', readBeside, '?meta')).toMatchObject({ meta: { title: 'One' } });
  expect(JSON.stringify(compileContent(source, 'content/a/one.md', readBeside, '?meta'))).not.toMatch(/timeToDo|needs|next/);
});
