import { date, httpsAddress, sentence, sitePath, template, words } from './content-fields.ts';

test.each([
  ['words', words(), ['Free plan', 'x < y and y > z', 'Über 3'], ['', '  ', 'a <b>c</b>', '</div>']],
  ['at most three words', words({ atMost: 3 }), ['one – two three'], ['one two three four']],
  ['a sentence', sentence(), ['It works.', 'Does it?', '(So it does.)', 'He said "Yes!"', 'Folded.\n'], ['It works', 'and so', '']],
  [
    'a template',
    template(words(), 'count', 'query'),
    ['{count} for {query}', '{query}: {count}, {count}'],
    ['{count} only', 'none', '{count} {query} {other}'],
  ],
  [
    'an https address',
    httpsAddress(),
    ['https://example.org', 'https://a.example.org/b?c=d#e'],
    [
      'http://example.org',
      'https://',
      'https://localhost',
      'https://a b.org',
      'https://me:x@a.org',
      'https://a.org/?utm_medium=x',
      '/tools',
      '',
    ],
  ],
  [
    'a page of this site',
    sitePath(),
    ['/', '/tools', '/modules#top', '/tools?category=all'],
    ['tools', '//evil.org', '/\\evil.org', 'https://a.org', '/a b', ''],
  ],
  ['a day', date(), ['2025-09-30', '2024-02-29'], ['2025-02-29', '2025-13-01', '30.09.2025', '2025-9-3', '2025-09-30T10:00', '']],
])('The field for %s takes what it should and nothing else', (_, field, good, bad) => {
  expect(good.filter((value) => !field.safeParse(value).success)).toEqual([]);
  expect(bad.filter((value) => field.safeParse(value).success)).toEqual([]);
});
