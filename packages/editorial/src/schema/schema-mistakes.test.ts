import { z } from 'zod';
import { date, httpsAddress, sentence, sitePath, words } from '../content-fields.ts';
import { schemaMistakes } from './schema-mistakes.ts';

const link = z.object({ label: words(), url: httpsAddress() });
const page = z.object({
  title: words({ atMost: 3 }),
  level: z.enum(['Beginner', 'Advanced']).optional(),
  about: sentence().optional(),
  id: z.int().positive().optional(),
  checked: date().optional(),
  free: z.boolean().optional(),
  next: sitePath().nullish(),
  links: z.array(link).min(1).optional(),
  block: z
    .discriminatedUnion('kind', [z.object({ kind: z.literal('text'), text: words() }), z.object({ kind: z.literal('link'), link })])
    .optional(),
  either: z.union([words(), link]).optional(),
  prices: z.record(words(), z.number()).optional(),
});

const told = (data: unknown): string[] => schemaMistakes(page, data).map(({ message }) => message);
const toldOf = (part: Record<string, unknown>): string[] => told({ title: 'T', ...part });

test('Data that follows its schema is in order', () => {
  const block = { kind: 'link', link: { label: 'a', url: 'https://a.org' } };
  expect(toldOf({ level: 'Beginner', next: null, block, either: block.link, prices: { basic: 3 } })).toEqual([]);
});

describe('A writer is told', () => {
  test.each([
    ['a missing field', { title: undefined }, '"title" is missing. Add a line that begins with "title:".'],
    ['an empty field', { title: null }, '"title" is empty. Write a value after the colon.'],
    ['a field of spaces', { title: ' ' }, '"title" is empty. Write a text after the colon.'],
    ['too many words', { title: 'a b c d' }, '"title" may have at most 3 words, but has 4. Shorten it.'],
    ['HTML in a text', { title: 'a <b>' }, '"title" contains HTML. Write plain text only.'],
    ['a number for a text', { title: 3 }, '"title" must be a text. Put it in quotation marks: "3".'],
    ['a text for a number', { id: 'three' }, '"id" must be a number.'],
    ['a number too small', { id: 0 }, '"id" needs more than the value 0.'],
    ['a text for yes or no', { free: 'yes' }, '"free" must be true or false.'],
    ['an unfinished sentence', { about: 'It works' }, '"about" must be a complete sentence. End it with a period.'],
    ['a misspelled choice', { level: 'Begginer' }, '"level" must be one of Beginner, Advanced, but is "Begginer". Write "Beginner".'],
    ['an http address', { links: [{ label: 'a', url: 'http://a.org' }] }, '"url" must be an https address, such as "https://example.org".'],
    [
      'an address that follows visitors',
      { links: [{ label: 'a', url: 'https://a.org/b?ref=x' }] },
      '"url" has "ref" in it, which serves only to track visitors. Write "https://a.org/b" instead.',
    ],
    ['an outside path', { next: 'tools' }, '"next" must be a page of this site, such as "/tools".'],
    ['an impossible day', { checked: '2025-02-30' }, '"checked" must be a day such as 2025-09-30.'],
    ['an empty list', { links: [] }, '"links" needs at least 1 entry.'],
    ['a text for a list', { links: 'a' }, '"links" must be a list whose lines begin with "- ".'],
    ['a text for an entry', { links: ['a'] }, 'Entry 1 of "links" must be a group of "name: value" lines.'],
    ['an unknown kind', { block: { kind: 'txt' } }, '"kind" must be one of text, link.'],
    ['a gap in one kind', { block: { kind: 'text' } }, '"text" is missing. Add a line that begins with "text:".'],
    ['a gap in the nearest of two forms', { either: { label: 'a' } }, '"url" is missing. Add a line that begins with "url:".'],
    ['a value that fits no form', { either: 3 }, '"either" has none of the forms allowed here.'],
    ['a wrong value behind a free name', { prices: { basic: 'x' } }, '"basic" must be a number.'],
    ['a misspelled name', { levle: 'Beginner' }, '"levle" is not a name used here. Write "level" instead.'],
    [
      'a name of the other kind',
      { block: { kind: 'text', text: 'a', link: 1 } },
      '"link" is not a name used here. Take it out, or use one of: kind, text.',
    ],
  ])('of %s', (_, part, message) => {
    expect(toldOf(part)).toEqual([message]);
  });

  test('once only of a misspelled name that had to be there', () => {
    expect(told({ tittle: 'T' })).toEqual(['"tittle" is not a name used here. Write "title" instead.']);
  });

  test('of a file that is empty, or a list', () => {
    expect(told(null)).toEqual(['The file is empty. Write its text.']);
    expect(told([])).toEqual(['The file must be a group of "name: value" lines.']);
  });

  test('of wrong and unknown names together, deep inside', () => {
    const links = [
      { label: 'a', url: 'https://a.org' },
      { label: '', uri: 'https://b.org' },
    ];
    expect(schemaMistakes(page, { title: 'T', links }).map(({ path }) => path.join('.'))).toEqual(['links.1.label', 'links.1.uri']);
  });
});
