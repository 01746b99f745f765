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

test('all 1,957 orders of the six keywords, in any case and inside other words, give the first match in the specified order', () => {
  const all = arrangements(KEYWORDS);
  expect(all).toHaveLength(1957);
  const wrong = all.filter((strings) => {
    const wanted = KEYWORDS.find((keyword) => strings.includes(keyword));
    const text = strings.map((word, index) => [word, word.toUpperCase(), `pre${word}s`][index % 3]).join(' and then ');
    return statementKind(text) !== (wanted === undefined ? 'other' : KIND_OF[wanted]);
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['research', 'literature'],
  ['ReWriting the abstract', 'writing'],
  ['Statistically minded questions', 'analysis'],
  ['write, analyze, sum up', 'other'],
])('"%s" is about %s, because keywords are substrings', (usage, kind) => {
  expect(statementKind(usage)).toBe(kind);
});

const FULL: CitationInputs = { tool: 'A', otherName: '', company: 'B', dates: 'C', usage: 'D' };
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

const STATEMENTS = {
  writing: 'W {tool}|{company}|{dates}|{usage}',
  literature: 'L {tool}|{company}|{dates}|{usage}',
  analysis: 'A {tool}|{company}|{dates}|{usage}',
  other: 'O {tool}|{company}|{dates}|{usage}',
};

test.each([
  ['Grammar Checks.', 'W', 'grammar checks'],
  ['LITERATURE', 'L', 'literature'],
  ['Statistical advice ... ', 'A', 'statistical advice'],
  ['Ideas for $& and {tool}', 'O', 'ideas for $& and {tool}'],
])('the statement for "%s" names the tool, company, dates and the lowercased usage', (usage, kind, lowercased) => {
  expect(citationOf({ tool: 'Tool 1', otherName: 'not this', company: ' Maker ', dates: 'March 2025', usage }, STATEMENTS)).toBe(
    `${kind} Tool 1|Maker|March 2025|${lowercased}`,
  );
});

test('of another tool the typed name replaces it', () => {
  expect(citationOf({ ...FULL, tool: OTHER, otherName: ' Helper 2 ' }, STATEMENTS)).toBe('O Helper 2|B|C|d');
});
