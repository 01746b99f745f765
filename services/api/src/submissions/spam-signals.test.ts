import { isSuspected } from './spam-signals.ts';

const links = (count: number) => 'see https://a.example/ '.repeat(count);

test.each([
  ['an older form or another caller sends no signals', undefined, links(9), false],
  ['a person takes a minute', { seconds: 60, trapFilled: false }, links(9), false],
  ['the browser fills in a form and it is sent at once', { seconds: 0, trapFilled: false }, 'words', false],
  ['a hurried message has two links', { seconds: 1, trapFilled: false }, links(2), false],
  ['a hurried message is full of links', { seconds: 2, trapFilled: false }, links(3), true],
  ['three seconds are no haste', { seconds: 3, trapFilled: false }, links(3), false],
  ['the field that no person reaches is filled in', { seconds: 60, trapFilled: true }, 'words', true],
])('%s: suspected or not', (_, signals, text, suspected) => {
  expect(isSuspected(signals, text)).toBe(suspected);
});
