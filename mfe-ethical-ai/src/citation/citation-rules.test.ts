import { type CitationInputs, citationOf, missingIn, OTHER, statementKind } from './citation-rules.ts';

const KEYWORDS = ['writing', 'grammar', 'literature', 'search', 'analysis', 'statistical'];
const KIND_OF: Record<string, string> = {
  writing: 'writing',
  grammar: 'writing',
  literature: 'literature',
  search: 'literature',
  analysis: 'analysis',
  statistical: 'analysis',
};

/** Every selection of the words in every order, the empty one too. */
function arrangements(strings: readonly string[]): string[][] {
  return [[], ...strings.flatMap((word) => arrangements(strings.filter((other) => other !== word)).map((rest) => [word, ...rest]))];
}

test('all 1,957 orders of the six keywords, in any case and with any ending, give the first match in the specified order', () => {
  const all = arrangements(KEYWORDS);
  expect(all).toHaveLength(1957);
  const wrong = all.filter((strings) => {
    const wanted = KEYWORDS.find((keyword) => strings.includes(keyword));
    const text = strings.map((word, index) => [word, word.toUpperCase(), `(${word}s)`][index % 3]).join(' and then ');
    return statementKind(text) !== (wanted === undefined ? 'other' : KIND_OF[wanted]);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['searching PubMed', 'literature'],
  ['Statistically minded questions', 'analysis'],
  ['pre-writing', 'writing'],
  ['brainstorming my research question', 'other'],
  ['planning the research design', 'other'],
  ['handwriting recognition', 'other'],
  ['ReWriting the abstract', 'other'],
  ['an übersearch', 'other'],
  ['write, analyze, sum up', 'other'],
])('"%s" is about %s, because a keyword counts at the beginning of a word only', (usage, kind) => {
  expect(statementKind(usage)).toBe(kind);
});

const FULL: CitationInputs = { tool: 'A', otherName: '', version: '', company: 'B', dates: 'C', usage: 'D' };
const FIELDS = ['tool', 'company', 'dates', 'usage'] as const;

test('every set of blank fields is named; any missing field comes before a missing typed name', () => {
  for (let set = 0; set < 16; set += 1)
    for (const [tool, otherName] of [
      ['A', ''],
      [OTHER, ' '],
      [OTHER, 'E'],
    ] as const) {
      const blank = FIELDS.filter((_, index) => Math.floor(set / 2 ** index) % 2 === 1);
      const inputs = { ...FULL, tool, otherName, ...Object.fromEntries(blank.map((name) => [name, ' \t'])) };
      const unnamed = inputs.tool === OTHER && otherName.trim() === '';
      const missing = missingIn(inputs);
      expect(missing?.alert).toBe(blank.length > 0 ? 'fields' : unnamed ? 'otherName' : undefined);
      expect(new Set(missing?.fields)).toEqual(new Set([...blank, ...(unnamed ? ['otherName'] : [])]));
    }
});

const statement = (kind: string) => ({ use: `${kind} {tool}|{company}|{dates}|{usage}`, tick: `${kind}?`, confirmed: `${kind}!` });
const STATEMENTS = { writing: statement('W'), literature: statement('L'), analysis: statement('A'), other: statement('O') };

test.each([
  ['Grammar Checks.', 'W', 'grammar checks'],
  ['LITERATURE', 'L', 'literature'],
  ['Statistical advice ... ', 'A', 'statistical advice'],
  ['Ideas for $& and {tool}', 'O', 'ideas for $& and {tool}'],
])('the statement for "%s" names the tool, company, dates and the lowercased usage', (usage, kind, lowercased) => {
  expect(
    citationOf({ ...FULL, tool: 'Tool 1', otherName: 'not this', company: ' Maker ', dates: 'March 2025', usage }, STATEMENTS),
  ).toEqual({
    use: `${kind} Tool 1|Maker|March 2025|${lowercased}`,
    tick: `${kind}?`,
    confirmed: `${kind}!`,
  });
});

test.each([
  ['the typed name replaces another tool', { tool: OTHER, otherName: ' Helper 2 ' }, 'Helper 2'],
  [
    'a version follows the typed name',
    { tool: OTHER, otherName: 'Helper (beta)', version: ' 2.1, May 2026 ' },
    'Helper (beta) (2.1, May 2026)',
  ],
  ['a version replaces the one in the label', { tool: 'Tool (One 1)', version: 'Two, May 2026' }, 'Tool (Two, May 2026)'],
  ['without a version the label stays', { tool: 'Tool (One 1)', version: ' ' }, 'Tool (One 1)'],
])('%s', (_, inputs, name) => {
  expect(citationOf({ ...FULL, ...inputs }, STATEMENTS).use).toBe(`O ${name}|B|C|d`);
});
