import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { checkContent } from '../check-content.ts';
import { mistakeText } from '../content-mistake.ts';
import { defineContent } from '../define-content.ts';

const rules = defineContent({ 'a/*.md': { frontMatter: z.looseObject({}), teaching: { questions: { from: 2, to: 3 }, figure: true } } });
const DRAWING = '<svg viewBox="0 0 9 9" font-size="12"><title>One</title><text class="fig-text">One</text></svg>';
const FIGURE = '![One.](./one.svg "One.")';
const question = (number: number) => `### Is ${number} a number?\n\n**Answer.** It is, because it can be counted.`;

let app = '';
beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), 'editorial-'));
  mkdirSync(path.join(app, 'content/a'), { recursive: true });
  writeFileSync(path.join(app, 'content/a/one.svg'), DRAWING);
});
afterEach(() => rmSync(app, { recursive: true }));

function mistakesIn({ settings = 'timeToDo: 1 hour', questions = 2, figure = FIGURE }): string[] {
  const asked = Array.from({ length: questions }, (_, index) => question(index + 1));
  const text = ['---', 'title: One', settings, '---', '', figure, '', '## Check Yourself', '', asked.join('\n\n')].join('\n');
  writeFileSync(path.join(app, 'content/a/one.md'), `${text}\n`);
  return checkContent(app, rules)
    .mistakes.map(mistakeText)
    .filter((line) => line.startsWith('content/a/one.md:1: '));
}

test('a text with a time, enough questions and a figure is in order', () => {
  expect(mistakesIn({})).toEqual([]);
  expect(mistakesIn({ questions: 3 })).toEqual([]);
});

test.each([
  [
    'no time',
    { settings: 'level: Beginner' },
    'This text does not say how long it takes. Add a line such as \'timeToDo: "3 hours over 8 days"\' to the lines at the top.',
  ],
  ['no questions', { questions: 0 }, 'The text asks no questions. Write at least 2 under "## Check Yourself", each with its answer.'],
  ['too few', { questions: 1 }, 'The text asks only one question. Write at least 2 under "## Check Yourself", each with its answer.'],
  ['too many', { questions: 4 }, 'The text asks 4 questions under "## Check Yourself". Keep the best 3.'],
  [
    'no figure',
    { figure: 'Words.' },
    'The text shows no figure. Draw the one picture that a good textbook would have here, as the README of the content folder explains.',
  ],
])('a text with %s is refused', (_, wrong, message) => {
  expect(mistakesIn(wrong)).toEqual([`content/a/one.md:1: ${message}`]);
});

test('a text that is yet to be written lacks nothing', () => {
  rmSync(path.join(app, 'content/a/one.svg'));
  writeFileSync(path.join(app, 'content/a/one.md'), '---\ntitle: One\n---\n');
  expect(checkContent(app, rules).mistakes).toEqual([]);
});
