import { descriptionParts } from './description-parts.ts';

const text = (value: string) => ({ text: value });
const link = (value: string) => ({ link: value });

test.each([
  ['Only words.', [text('Only words.')]],
  ['', []],
  ['https://example.org', [link('https://example.org')]],
  ['See https://example.org/a?b=c#d now', [text('See '), link('https://example.org/a?b=c#d'), text(' now')]],
  ['HTTPS://EXAMPLE.ORG', [link('HTTPS://EXAMPLE.ORG')]],
  ['At https://example.org/tool.', [text('At '), link('https://example.org/tool'), text('.')]],
  ['(https://example.org/tool)!', [text('('), link('https://example.org/tool'), text(')!')]],
  ['https://example.org/wiki/Cell_(biology).', [link('https://example.org/wiki/Cell_(biology)'), text('.')]],
  ['Try [the tool](https://example.org/tool) soon', [text('Try '), link('https://example.org/tool'), text(' soon')]],
  ['[x](https://example.org/a_(b))', [link('https://example.org/a_(b)')]],
  ['https://a.org, https://b.org', [link('https://a.org'), text(', '), link('https://b.org')]],
  ['[one](https://a.org) https://b.org', [link('https://a.org'), link('https://b.org')]],
])('in %j every https link, bare or Markdown, is a part of its own (decision "Links in a description")', (description, parts) => {
  expect(descriptionParts(description)).toEqual(parts);
});

test.each([
  'http://example.org',
  '[x](http://example.org)',
  '[x](javascript:alert(1))',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//example.org/tool',
  'www.example.org',
  'https://',
  '[x](https://)',
  '[x](/tools)',
  '<b onclick="x">bold</b>',
])('%j stays text: a button leads to https only', (description) => {
  expect(descriptionParts(description)).toEqual([text(description)]);
});

test('a description of 100,000 brackets is read in a moment', () => {
  const description = '[('.repeat(50_000);
  // Of the processor's time, which other programs of the machine take nothing of.
  const before = process.cpuUsage();
  expect(descriptionParts(description)).toEqual([text(description)]);
  expect(descriptionParts(`https://a.org/${')'.repeat(100_000)}`)).toHaveLength(2);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
