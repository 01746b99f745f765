import { compileMarkdown } from '../compile-markdown.ts';

const TEXT = `---
title: x
---

## Check Yourself

### Which *value* moves?

- a) The median.
- b) The mean.

**Answer: b.** The mean uses every value, see [the text](/modules/x).

And the spread moves too.

### What is wrong with four decimals?

**Answer.** The data cannot carry that many.

## Action Steps

Do it.
`;

test('the answers stand by themselves too, each below the words of its question, in their order, without anything to click', () => {
  expect(compileMarkdown(TEXT, 'x.md').answers.replaceAll('\n', '')).toBe(
    '<ol><li><p>Which <em>value</em> moves?</p><p><strong>Answer: b.</strong> The mean uses every value, see <a href="/modules/x">the text</a>.</p>' +
      '<p>And the spread moves too.</p></li>' +
      '<li><p>What is wrong with four decimals?</p><p><strong>Answer.</strong> The data cannot carry that many.</p></li></ol>',
  );
});

test('an answer may hold a table with an id, which the page has only once', () => {
  const table = '\n| Value | Count |\n| ----- | ----- |\n| 1 | 2 |\n';
  const { answers, sections } = compileMarkdown(TEXT.replace('And the spread moves too.', table), 'x.md');
  expect(sections[0]?.html).toContain('<table');
  expect(answers).toContain('<table');
  expect(answers).not.toMatch(/ id="/);
});

test('a text without questions has none', () => {
  expect(compileMarkdown('---\ntitle: x\n---\n\n## Action Steps\n\nDo it.\n', 'x.md').answers).toBe('');
});
