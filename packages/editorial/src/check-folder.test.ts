import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { checkContent } from './check-content.ts';
import { words } from './content-fields.ts';
import { mistakeText } from './content-mistake.ts';
import { defineContent } from './define-content.ts';
import { idRegister } from './folder/id-register.ts';

const rules = defineContent({
  'order.yaml': { schema: z.object({ groups: z.array(z.object({ texts: z.array(z.string()) })), outside: z.array(z.string()) }) },
  'ids.yaml': { schema: idRegister() },
  'texts/*.md': {
    frontMatter: z.object({ id: z.int(), title: words() }),
    order: { file: 'order.yaml', lists: ['texts', 'outside'] },
    ids: { file: 'ids.yaml', shared: [6] },
    tables: 1,
    advice: { words: { from: 3, to: 30 }, grade: 9 },
  },
});

const TABLE = '| A |\n| - |\n| 1 2 |\n';
const text = (id: number, body = ''): string => `---\nid: ${id}\ntitle: T\n---\n\n${body}`;
const ORDER = 'groups:\n  - texts:\n      - first-steps\n      - second-look\noutside:\n  - sixth-sense\n';
const IDS = 'texts:\n  first-steps: 1\n  second-look: 6\n  sixth-sense: 6\n';
const inOrder: Readonly<Record<string, string>> = {
  'order.yaml': ORDER,
  'ids.yaml': IDS,
  'texts/first-steps.md': text(1, TABLE),
  'texts/second-look.md': text(6),
  'texts/sixth-sense.md': text(6),
  'texts/_template.md': '---\nid: 0\n---\n\n### One idea\n\n- Name it here.\n',
};

let app = '';
beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), 'editorial-'));
});
afterEach(() => rmSync(app, { recursive: true }));

function looked(changes: Readonly<Record<string, string | undefined>>) {
  for (const [name, content] of Object.entries({ ...inOrder, ...changes })) {
    const file = path.join(app, 'content', name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (content !== undefined) writeFileSync(file, content);
  }
  const { mistakes, advice } = checkContent(app, rules);
  return { mistakes: mistakes.map(mistakeText), advice: advice.map(mistakeText) };
}

test('texts that are in their order, in the register and apart from the template have no mistakes', () => {
  expect(looked({})).toEqual({ mistakes: [], advice: [] });
});

describe('A writer is told, with file and line,', () => {
  test.each([
    [
      'of a name in the order without a file',
      { 'order.yaml': ORDER.replace('outside:', '      - first-stop\noutside:') },
      ['content/order.yaml:5: There is no file content/texts/first-stop.md. Correct the name, or take the line out.'],
    ],
    [
      'of a misspelled name in the order, and of the text that is lost with it',
      { 'order.yaml': ORDER.replace('first-steps', 'frist-steps') },
      [
        'content/order.yaml:3: There is no file content/texts/frist-steps.md. Write "first-steps" instead.',
        'content/texts/first-steps.md:1: This text is not in any list in content/order.yaml, so no page shows it. Add a line "- first-steps" there, where it belongs.',
      ],
    ],
    [
      'of a name that stands twice in the order',
      { 'order.yaml': `${ORDER}  - first-steps\n` },
      ['content/order.yaml:7: "first-steps" already appears on line 3. Keep one of the two.'],
    ],
    [
      'of an id that was changed',
      { 'texts/first-steps.md': text(7, TABLE) },
      ['content/texts/first-steps.md:2: This text was released with the id 1, under which browsers remember it. Write "id: 1".'],
    ],
    [
      'of a file that was renamed',
      {
        'texts/first-steps.md': undefined,
        'texts/first-stop.md': text(1, TABLE),
        'order.yaml': ORDER.replace('first-steps', 'first-stop'),
      },
      [
        'content/texts/first-stop.md:1: This text was released as "first-steps", the name that links lead to. Name the file first-steps.md again.',
      ],
    ],
    [
      'of a file that is gone',
      { 'texts/second-look.md': undefined, 'order.yaml': ORDER.replace('      - second-look\n', '') },
      [
        'content/ids.yaml:3: "second-look" was released, but content/texts/second-look.md is gone. Restore the file: links and progress point to it.',
      ],
    ],
    [
      'of an id that belongs to another text',
      { 'texts/new.md': text(1), 'order.yaml': `${ORDER}  - new\n` },
      ['content/texts/new.md:2: The id 1 belongs to "first-steps". Give this text one that is free: "id: 7".'],
    ],
    [
      'of two new texts with one id',
      { 'texts/new.md': text(7), 'texts/newer.md': text(7), 'order.yaml': `${ORDER}  - new\n  - newer\n` },
      [
        'content/texts/new.md:2: The id 7 belongs to "newer". Give this text one that is free: "id: 8".',
        'content/texts/newer.md:2: The id 7 belongs to "new". Give this text one that is free: "id: 8".',
      ],
    ],
    [
      'of a new text that is not in the register',
      { 'texts/new.md': text(7), 'order.yaml': `${ORDER}  - new\n` },
      [
        'content/texts/new.md:2: This text is new. Add a line "new: 7" at the end of its list in content/ids.yaml, so that its id stays its own.',
      ],
    ],
    [
      'of an id that the register gives twice, but for those that are shared',
      { 'texts/new.md': text(1), 'order.yaml': `${ORDER}  - new\n`, 'ids.yaml': `${IDS}  new: 1\n` },
      ['content/ids.yaml:5: The id 1 belongs to "first-steps". Give "new" one that is free, here and in its file: 7.'],
    ],
    [
      'of a second table',
      { 'texts/second-look.md': text(6, `Words.\n\n${TABLE}`) },
      [
        'content/texts/second-look.md:8: The texts in content/texts have one table together, the first in content/texts/first-steps.md, line 6. Write this as a list or as sentences.',
      ],
    ],
    [
      'of no table at all',
      { 'texts/first-steps.md': text(1) },
      ['content/texts:1: The texts in content/texts have one table together, but 0 are there. Make one where it helps most.'],
    ],
    [
      'of lines of the template that nobody has replaced',
      { 'texts/second-look.md': text(6, '### Another idea\n\n- Name it here.\n') },
      [
        'content/texts/second-look.md:6: The heading "Another idea" is a level too deep for its place. Write "##" instead of "###".',
        'content/texts/second-look.md:8: This line is still the one in content/texts/_template.md. Write your own in its place, or take it out.',
      ],
    ],
  ])('%s', (_, changes, mistakes) => {
    expect(looked(changes).mistakes).toEqual(mistakes);
  });
});

test('an order file that cannot be read is one mistake, not one for each text', () => {
  expect(looked({ 'order.yaml': 'groups: [\n' }).mistakes).toHaveLength(1);
});

describe('A writer is advised, without a mistake,', () => {
  const advised = (body: string) => looked({ 'texts/second-look.md': text(6, body) });

  test.each([
    ['of a short text', 'Two words.', [':6: The text has 2 words, fewer than 3. Say more, or add an example.']],
    ['of a long one', 'So it is. '.repeat(11), [':6: The text has 33 words, more than 30. Take out what a reader would not miss.']],
    [
      'of a text that is hard to read',
      'Participants demonstrated considerable hesitation.',
      [':6: The text reads like grade 36.1, above 9. Split the longest sentences and choose shorter words.'],
    ],
    [
      'of a link that leads deep into a site',
      'Read it and\nsee [the page](https://a.org/b/c/d).',
      [':7: "https://a.org/b/c/d" leads deep into a site, where pages move. Write "https://a.org/" if the home page will do.'],
    ],
    [
      'of a link to a file',
      'Read it and see [it](https://a.org/b.pdf).',
      [':6: "https://a.org/b.pdf" leads deep into a site, where pages move. Write "https://a.org/" if the home page will do.'],
    ],
  ])('%s', (_, body, advice) => {
    expect(advised(body)).toEqual({ mistakes: [], advice: advice.map((piece) => `content/texts/second-look.md${piece}`) });
  });

  test('of nothing where the text is yet to come', () => {
    expect(advised('')).toEqual({ mistakes: [], advice: [] });
  });
});
