import { asMarkdown, dayOf } from './notes-file.ts';

test('the file holds every note as it was written, under the title of its module', () => {
  const wild = '# not a heading of ours\n\n- [ ] 1 < 2 & "quotes" \\ `code`\n\ttabbed\n';
  const text = asMarkdown({
    heading: 'My notes',
    from: 'Example Bench, 2026-11-21',
    notes: [
      { title: 'Managing References', text: wild, address: 'https://bench.example/modules#module=managing-references' },
      { title: 'Module 99', text: 'From a module that has gone.' },
    ],
  });
  expect(text).toBe(
    [
      '# My notes',
      'Example Bench, 2026-11-21',
      '## Managing References',
      '<https://bench.example/modules#module=managing-references>',
      wild,
      '## Module 99',
      'From a module that has gone.\n',
    ].join('\n\n'),
  );
});

test.each([
  [new Date(2026, 0, 5, 0, 1), '2026-01-05'],
  [new Date(2025, 11, 31, 23, 59), '2025-12-31'],
])('a day of the visitor’s calendar: %s', (date, day) => {
  expect(dayOf(date)).toBe(day);
});
