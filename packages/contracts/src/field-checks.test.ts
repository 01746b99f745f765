import { isBlank, isEmailAddress, isStorable, isWebAddress } from './field-checks.ts';

test.each(['name@example.org', "o'neil+bench@mail.example.co", 'A@B.CO', 'x@xn--bcher-kva.example', `${'a'.repeat(64)}@example.org`])(
  '%j is an e-mail address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'nobody',
  'a@b',
  'a@b.',
  '@example.org',
  'a@@example.org',
  'a b@example.org',
  'a@-example.org',
  'a@example..org',
  '<a@example.org>',
  'a@example.org, b@example.org',
  'a@b.example\r\nBcc: c@d.example',
  'ä@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(60)}.${'c.'.repeat(100)}org`,
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test.each([
  ['https://example.org/page?a=b#c', true],
  ['HTTP://localhost:8080', true],
  ['https://', false],
  ['example.org', false],
  ['javascript:alert(1)', false],
  ['ftp://example.org', false],
])('whether %j is a web address: %j', (text, is) => {
  expect(isWebAddress(text)).toBe(is);
});

test.each([
  '',
  ' ',
  '\n\t\u00a0',
  '\u200b\u2060',
  '\u202e',
  '\u3164',
  '\u115f\u1160',
  '\uffa0',
  '\u2800 \u2800',
  '\u034f\ufe0f',
  '\u{e0041}',
])('%j is blank', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', ' 猫 ', '🐈‍⬛', '.', '\u200bx', '한국어', '\u2801', 'é'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});

test.each([
  ['plain', true],
  ['🐈 with both halves', true],
  ['half \ud83d', false],
  ['\udc00', false],
  ['a\0b', false],
])('whether %j can be stored: %j', (text, can) => {
  expect(isStorable(text)).toBe(can);
});

test('a text of 200,000 characters is judged in a moment', () => {
  // Of the processor's time, which other programs of the machine take nothing of.
  const before = process.cpuUsage();
  for (const long of ['a'.repeat(200_000), ' '.repeat(200_000), `${'a.'.repeat(100_000)}@`, `a@${'a-'.repeat(100_000)}`]) {
    isEmailAddress(long);
    isBlank(`${long}\0x`);
    isStorable(long);
  }
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
