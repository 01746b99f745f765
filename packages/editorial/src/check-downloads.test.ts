import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { checkContent } from './check-content.ts';
import { mistakeText } from './content-mistake.ts';
import { defineContent } from './define-content.ts';
import { downloadsSource } from './downloads/download-files.ts';

const rules = defineContent({
  'texts/*.md': { frontMatter: z.object({}) },
  'texts/*.csv': { download: true },
  'templates/*.md': { download: true },
});

const TEXT = 'Measure [five heights](./heights.csv) and keep a [search log](/templates#search-log).\n';
const LOG = '# Search Log\n\nWrite a line for each search.\n\n**Place:** _where_\n';
const HEIGHTS = 'person,cm,note\n1,170,\n2,165,"tall, with hat"\n';
const inOrder = {
  'texts/first-steps.md': TEXT,
  'texts/heights.csv': HEIGHTS,
  'templates/search-log.md': LOG,
  'templates/_template.md': '# Name\n\nSay what it is for.\n\n**Label:** _a hint_\n',
};

let app = '';
beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), 'editorial-'));
});
afterEach(() => rmSync(app, { recursive: true }));

function write(changes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, content] of Object.entries({ ...inOrder, ...changes })) {
    const file = path.join(app, 'content', name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (content !== undefined) writeFileSync(file, content);
  }
}

function told(changes: Readonly<Record<string, string | undefined>>): string[] {
  write(changes);
  return checkContent(app, rules).mistakes.map(mistakeText);
}

test('data and templates that texts link to have no mistakes', () => {
  expect(told({})).toEqual([]);
});

describe('A writer is told, with file and line,', () => {
  test.each([
    [
      'of data that are not there',
      { 'texts/heights.csv': undefined },
      'content/texts/first-steps.md:1: There is no file "heights.csv" beside this text. Put it in the same folder, or correct its name.',
    ],
    [
      'of a misspelled template',
      { 'texts/first-steps.md': `${TEXT}\n[Again](/templates#serch-log)\n` },
      'content/texts/first-steps.md:3: There is no template content/templates/serch-log.md. Write "/templates#search-log" instead.',
    ],
    [
      'of data that no text links to',
      { 'texts/weights.csv': HEIGHTS },
      'content/texts/weights.csv:1: No text links to this file, so no reader will find it. Write [what it is](./weights.csv) where a text needs it, or take the file out.',
    ],
    [
      'of a template that no text links to',
      { 'templates/agenda.md': '# Agenda\n\nFor a meeting.\n' },
      'content/templates/agenda.md:1: No text links to this file, so no reader will find it. Write [what it is](/templates#agenda) where a text needs it, or take the file out.',
    ],
    [
      'of a template that does not say what it is for',
      { 'templates/search-log.md': '# Search Log\n\n## The log\n' },
      'content/templates/search-log.md:1: This template does not say what it is for. Write one or two sentences below its title.',
    ],
    [
      'of a template without a title',
      { 'templates/search-log.md': 'Write a line for each search.\n' },
      'content/templates/search-log.md:1: A template must begin with its title. Write "# Name of the Template" in its first line.',
    ],
    [
      'of HTML in a template',
      { 'templates/search-log.md': `${LOG}\n<br>\n` },
      'content/templates/search-log.md:7: HTML does not work in a template. Write it in plain Markdown, or leave it out.',
    ],
    [
      'of a line that still stands as in the model of a template',
      { 'templates/search-log.md': `${LOG}\n**Label:** _a hint_\n` },
      'content/templates/search-log.md:7: This line is still the one in content/templates/_template.md. Write your own in its place, or take it out.',
    ],
    [
      'of a row with a value too many',
      { 'texts/heights.csv': 'person,cm\n1,170\n2,165,x\n' },
      'content/texts/heights.csv:3: This row has 3 values, but the first line names 2 columns. Add or remove commas.',
    ],
    [
      'of a quotation mark in the middle of a value',
      { 'texts/heights.csv': 'person,cm\n1,17"0\n' },
      'content/texts/heights.csv:2: This row cannot be read. Put quotation marks around the whole value, and double any inside it.',
    ],
    [
      'of a column without a name',
      { 'texts/heights.csv': 'person,\n1,170\n' },
      'content/texts/heights.csv:1: Column 2 has no name. Write one in the first line.',
    ],
    [
      'of two columns with one name',
      { 'texts/heights.csv': 'cm,cm\n1,170\n' },
      'content/texts/heights.csv:1: Two columns are named "cm". Give one of them another name.',
    ],
    [
      'of a table without rows',
      { 'texts/heights.csv': 'person,cm\n' },
      'content/texts/heights.csv:1: This table has no rows. Write the column names in its first line and the values below it.',
    ],
    [
      'of a file that is too large',
      { 'texts/heights.csv': `person,cm\n${'1,170\n'.repeat(40_000)}` },
      'content/texts/heights.csv:1: This file has 240010 bytes, but a file to download may have at most 200000. Keep only the rows and columns that the text needs.',
    ],
  ])('%s', (_, changes, sentence) => {
    expect(told(changes)).toEqual([sentence]);
  });
});

test('the page with all files gets their titles, what they hold and which texts use them; the bundler gives the addresses', () => {
  write({});
  const source = downloadsSource(path.join(app, 'content'), 'require');
  const module = { exports: {} as { default?: unknown } };
  new Function('require', 'module', source)((file: string) => ({ default: `address of ${file}` }), module);
  const usedIn = [{ folder: 'texts', name: 'first-steps' }];
  expect(module.exports.default).toEqual({
    templates: [
      {
        name: 'search-log',
        title: 'Search Log',
        purpose: 'Write a line for each search.',
        usedIn,
        docx: 'address of ./search-log.md?docx',
        markdown: 'address of ./search-log.md?file',
      },
    ],
    data: [
      {
        name: 'heights',
        title: 'Five heights',
        columns: ['person', 'cm', 'note'],
        rows: 2,
        usedIn,
        address: 'address of ../texts/heights.csv',
      },
    ],
  });
});
