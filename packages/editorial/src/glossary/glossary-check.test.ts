import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { checkContent } from '../check-content.ts';
import { mistakeText } from '../content-mistake.ts';
import { defineContent } from '../define-content.ts';
import { glossarySchema } from './glossary.ts';

const rules = defineContent({
  'glossary.yaml': { schema: glossarySchema() },
  'texts/*.md': { frontMatter: z.object({}) },
  'more/*.md': { frontMatter: z.object({}) },
});

let app = '';
beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), 'editorial-'));
});
afterEach(() => rmSync(app, { recursive: true }));

const term = (name: string, modules: string, more = '') => `- term: ${name}\n  definition: Some words.\n  modules: [${modules}]\n${more}`;

function looked(glossary: string, text = 'The median is in the middle, and the mean is not.') {
  const files = { 'glossary.yaml': glossary, 'texts/averages.md': text, 'more/spread.md': 'Values are valid.' };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(app, 'content', path.dirname(name)), { recursive: true });
    writeFileSync(path.join(app, 'content', name), content);
  }
  const { mistakes, advice } = checkContent(app, rules);
  return { mistakes: mistakes.map(mistakeText), advice: advice.map(mistakeText) };
}

test('terms that their texts use, in whatever folder these are, are in order', () => {
  expect(looked(`${term('median', 'averages')}${term('validity', 'spread', '  also: [valid]\n')}`)).toEqual({ mistakes: [], advice: [] });
});

test.each([
  [
    'a term that its text never uses',
    term('mode', 'averages'),
    'content/glossary.yaml:3: The text content/texts/averages.md never uses "mode". Take "averages" out, or name the form that it uses under "also".',
  ],
  [
    'a text that does not exist',
    term('median', 'average'),
    'content/glossary.yaml:3: There is no text "average", which should explain "median". Write "averages" instead.',
  ],
  [
    'a term that is defined twice',
    term('median', 'averages') + term('median', 'averages'),
    'content/glossary.yaml:4: The term "median" is already defined on line 1. Keep one of the two.',
  ],
  [
    'a term that is another form of one',
    term('mean', 'averages') + term('average', 'averages', '  also: [mean]\n'),
    'content/glossary.yaml:4: The term "average" is already defined on line 1. Keep one of the two.',
  ],
  [
    'a definition of three sentences',
    '- term: median\n  definition: One. Two here. Three here.\n  modules: [averages]\n',
    'content/glossary.yaml:2: "definition" has more than two sentences. Keep what a reader needs to continue.',
  ],
])('a writer is told of %s', (_, glossary, message) => {
  expect(looked(glossary).mistakes).toEqual([message]);
});

test('a writer is advised of a term in bold that is not defined, and not of labels, of known terms or of questions', () => {
  const text =
    'The **median** is a **middle value** here. **Order.** Begin. **Looking** helps. Say **this:** one. See the **mean value**.\n\n## Check Yourself\n\n### Which?\n\n**Answer.** It is the **outlier** that is far from all others here.\n';
  const glossary = term('median', 'averages') + term('mean', 'averages');
  expect(looked(glossary, text)).toEqual({
    mistakes: [],
    advice: [
      'content/texts/averages.md:1: "middle value" is bold like a term, but content/glossary.yaml does not define it. Define it there, or write *middle value* to stress it.',
    ],
  });
});
