import { compileMarkdown } from '../compile-markdown.ts';

const GLOSSARY = `
- { term: median, definition: The middle value., modules: [x] }
- { term: risk, definition: A share of people., modules: [x] }
- { term: risk of bias, definition: How likely it is that results are off., modules: [x] }
- { term: FAIR, definition: Four principles for data., modules: [x] }
- { term: inclusion criterion, definition: A condition., also: [inclusion criteria], modules: [x] }
- { term: article processing charge (APC), definition: A fee., modules: [x] }
- { term: use, definition: What other people do with an output., everyday: true, modules: [x] }
`;

/** What a text links to the glossary, as "words > place". */
function linked(text: string, file = 'content/modules/x.md'): string[] {
  const readBeside = (name: string) => (name === '../glossary.yaml' ? GLOSSARY : undefined);
  const { intro, sections, answers } = compileMarkdown(text, file, readBeside);
  const html = [intro, ...sections.map((section) => section.html), answers].join('\n');
  return [...html.matchAll(/<a class="term" href="\/glossary#([^"]+)">([^<]+)<\/a>/g)].map(([, id, words]) => `${words} > ${id}`);
}

test.each([
  ['the first use only', 'A median. The median again.', ['median > median']],
  [
    'with a capital at the beginning, in the plural, across a line break',
    'Medians and the risk\nof bias.',
    ['Medians > median', 'risk\nof bias > risk-of-bias'],
  ],
  ['the longest of two terms', 'The risk of bias is no risk.', ['risk of bias > risk-of-bias', 'risk > risk']],
  ['whole words alone', 'Brisk work, low-risk, riskless.', []],
  ['a term with capitals as it is written', 'A fair share, and FAIR data.', ['FAIR > fair']],
  ['other forms that the glossary names', 'Its inclusion criteria.', ['inclusion criteria > inclusion-criterion']],
  ['a term by its abbreviation, once', 'The APC is an article processing charge.', ['APC > article-processing-charge']],
  ['a term in bold, even when it was used before', 'The median: a **median** is in the middle.', ['median > median']],
  ['an everyday word where it is bold', 'They use it. Its **use** by others counts.', ['use > use']],
  ['an everyday word nowhere else', 'They use it.', []],
])('links %s', (_, text, links) => {
  expect(linked(text)).toEqual(links);
});

test('of a term in bold, the bold one is linked and not an earlier one', () => {
  const { intro } = compileMarkdown('The median: a **median** is in the middle.', 'content/modules/x.md', () => GLOSSARY);
  expect(intro).toBe('<p>The median: a <strong><a class="term" href="/glossary#median">median</a></strong> is in the middle.</p>');
});

test('leaves headings, links, code and the questions under Check Yourself alone', () => {
  const text =
    '## The median\n\n[A median](/x), `median`.\n\n### Median\n\n    median\n\n## Check Yourself\n\n### What is a median?\n\n**Answer.** The median is the value in the middle.\n';
  expect(linked(text)).toEqual([]);
});

test('an everyday word is linked by the texts that explain it alone', () => {
  expect(linked('Its **use** counts.', 'content/modules/y.md')).toEqual([]);
});

test('a text without a glossary has no links', () => {
  expect(compileMarkdown('The median.', 'content/modules/x.md').intro).toBe('<p>The median.</p>');
});
