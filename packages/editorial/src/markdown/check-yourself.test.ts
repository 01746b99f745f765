import { compileMarkdown } from '../compile-markdown.ts';
import { mistakesOf } from '../fixtures/mistakes-of.ts';

const section = (items: string) => `---\ntitle: x\n---\n\n## Key Concepts\n\nOne two three.\n\n## Check Yourself\n\n${items}\n`;
const GOOD = `### Which value moves when one of eight is very large?

- a) The median.
- b) The mean.

**Answer: b.** The mean uses every value, but the median only the one in the middle.

And the spread moves too.

### What is wrong with "four decimals from eight mornings"?

**Answer.** The data cannot carry that many, because eight values vary far more than that.`;

describe('Check Yourself', () => {
  const [, check] = compileMarkdown(section(GOOD), 'x.md').sections;
  const html = check?.html ?? '';

  test('hides each answer, with all that belongs to it, behind what opens without scripts', () => {
    expect(html.match(/<details class="answer"><summary>Show the answer<\/summary>.*?<\/details>/gs)).toHaveLength(2);
    const [first = ''] = html.match(/<details.*?<\/details>/s) ?? [];
    expect(first).toContain('<strong>Answer: b.</strong> The mean uses every value');
    expect(first).toContain('And the spread moves too.');
  });

  test('shows each question as a heading with an address, and its options in a list', () => {
    expect(html).toMatch(/^<h3 id="check-yourself-which-value-moves-when-one-of-eight-is-very-large">/);
    expect(html).toContain('<ul class="options">\n<li>a) The median.</li>\n<li>b) The mean.</li>\n</ul>');
    expect(html.indexOf('What is wrong')).toBeGreaterThan(html.indexOf('</details>'));
  });

  test('counts for neither words nor minutes: they say how long the text takes to read', () => {
    expect(compileMarkdown(section(GOOD), 'x.md').words).toBe(compileMarkdown(section(''), 'x.md').words);
  });

  test('is not what another section says', () => {
    const other = section(GOOD).replace('## Check Yourself', '## Action Steps');
    expect(compileMarkdown(other, 'x.md').sections[1]?.html).not.toContain('<details');
  });
});

describe('mistakes in Check Yourself', () => {
  const REASON = 'Because it is so, and the others are not.';

  test('a question without an answer', () => {
    expect(mistakesOf(section('### Why?\n\n- a) One.\n- b) Two.'))).toEqual([
      '11: The question "Why?" has no answer. Write a paragraph below it that begins with "**Answer: b.**", or with "**Answer.**" if there are no options.',
    ]);
  });

  test('an answer without a reason', () => {
    expect(mistakesOf(section('### Why?\n\n- a) One.\n- b) Two.\n\n**Answer: b.** Of course.'))).toEqual([
      '11: The answer to "Why?" gives no reason. Say after it why it is right and why the others are wrong.',
    ]);
  });

  test.each([
    ['**Answer: d.**', 'names "d", but the options are a to b. Write the letter of the right one.'],
    ['**Answer.**', 'names no option. Write the letter of the right one, for example "**Answer: b.**".'],
  ])('%s where there are two options', (answer, sentence) => {
    expect(mistakesOf(section(`### Why?\n\n- a) One.\n- b) Two.\n\n${answer} ${REASON}`))).toEqual([
      `11: The answer to "Why?" ${sentence}`,
    ]);
  });

  test.each(['**Answer: B.** ', '**Answer b:** ', 'Answer: b. ', '**The answer: b** '])('an answer that is written %j', (answer) => {
    expect(mistakesOf(section(`### Why?\n\n- a) One.\n- b) Two.\n\n${answer}${REASON}`))).toEqual([
      '11: The answer to "Why?" is not written correctly. Begin it with "**Answer: b.**", in bold and with a lowercase letter, or with "**Answer.**" if there are no options.',
    ]);
  });

  test('options without a dash', () => {
    expect(mistakesOf(section(`### Why?\n\na) One.\nb) Two.\n\n**Answer: b.** ${REASON}`))).toEqual([
      '11: The answer to "Why?" is "b", but there are no options. Write each option as "- a) …", or begin the answer with "**Answer.**" if there are none.',
    ]);
  });

  test('a key where there are no options', () => {
    expect(mistakesOf(section(`### Why?\n\n**Answer: b.** ${REASON}`))).toEqual([
      '11: The answer to "Why?" is "b", but there are no options. Write each option as "- a) …", or begin the answer with "**Answer.**" if there are none.',
    ]);
  });

  test('an option without its letter, or with the wrong one', () => {
    expect(mistakesOf(section(`### Why?\n\n- a) One.\n- c) Two.\n\n**Answer: a.** ${REASON}`))).toEqual([
      '11: Option 2 of "Why?" does not begin with "b)". Write the options as "- a) …", "- b) …" and so on.',
    ]);
  });

  test('two questions in the same words', () => {
    const item = `### Why?\n\n**Answer.** ${REASON}`;
    expect(mistakesOf(section(`${item}\n\n${item}`))).toEqual([expect.stringContaining('"Why?" already appears on line 11')]);
  });
});
