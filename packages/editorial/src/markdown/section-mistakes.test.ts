import { readMarkdown } from './read-markdown.ts';
import { sectionMistakes } from './section-mistakes.ts';

const rule = { required: ['Key Concepts', 'Reflection Questions'], allowed: ['Quick Summary'], optionalWhenEmpty: true };
const whole = '## Key Concepts\n\nText.\n\n## Reflection Questions\n\nText.\n';

function told(text: string, change: Partial<typeof rule> = {}): string[] {
  const mistakes = sectionMistakes(readMarkdown(text, 'x.md'), { ...rule, ...change }, 'x.md', 9);
  return mistakes.map(({ line, message }) => `${line}: ${message}`);
}

test('A text with all its sections is in order, whatever their capitals', () => {
  expect(told(`${whole}\n## Quick summary\n\n### Anything`)).toEqual([]);
});

test.each([
  ['missing', whole.slice(0, 20), '9: The section "Reflection Questions" is missing. Add "## Reflection Questions" and its text.'],
  ['misspelled', whole.replace('Key', 'Kye'), '1: The section "Kye Concepts" is not used here. Write "Key Concepts" instead.'],
  [
    'unheard of',
    `${whole}## More`,
    '8: The section "More" is not used here. Use one of: Key Concepts, Reflection Questions, Quick Summary.',
  ],
])('A writer is told of a section that is %s', (_, text, message) => {
  expect(told(text)).toEqual([message]);
});

test('A writer is told of a section that stands in another place than its own', () => {
  const text = '## Reflection Questions\n\nText.\n\n## Quick Summary\n\n## Key Concepts\n\nText.\n';
  expect(told(text)).toEqual(['7: The section "Key Concepts" comes too late. Move it above "Reflection Questions".']);
});

test('Any other section may stand there when no list of allowed ones is given', () => {
  expect(told(`${whole}## More`, { allowed: undefined })).toEqual([]);
});

test('A text yet to be written needs no sections where the rule says so', () => {
  expect(told('---\ntitle: T\n---\n')).toEqual([]);
  expect(told('---\ntitle: T\n---\n', { optionalWhenEmpty: false })).toHaveLength(2);
});
