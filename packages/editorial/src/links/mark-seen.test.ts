import { markSeen } from './mark-seen.ts';

const LIST = `# The tools.
tools:
  - name: Orange # free
    url: https://orange.example
    links:
      - label: Docs
        url: https://docs.orange.example
  - url: "https://knime.example"
    checked: "2025-01-31"
    name: KNIME

care: Look twice.
`;

test('the day is written below the address of the entry, and nothing else changes', () => {
  expect(markSeen(LIST, 'https://orange.example', '2026-11-23')).toBe(
    LIST.replace('    url: https://orange.example\n', '    url: https://orange.example\n    checked: "2026-11-23"\n'),
  );
});

test('an earlier day is replaced, wherever in the entry it is', () => {
  expect(markSeen(LIST, 'https://knime.example', '2026-11-23')).toBe(LIST.replace('2025-01-31', '2026-11-23'));
  const before = 'list:\n  - checked: "2025-01-31"\n    url: https://a.example\n  - url: https://b.example\n    checked: "2025-02-01"\n';
  expect(markSeen(before, 'https://a.example', '2026-11-23')).toBe(
    before.replace('  - checked: "2025-01-31"', '  - checked: "2026-11-23"'),
  );
});

test('a link inside an entry has a day of its own', () => {
  expect(markSeen(LIST, 'https://docs.orange.example', '2026-11-23')).toBe(
    LIST.replace('https://docs.orange.example\n', 'https://docs.orange.example\n        checked: "2026-11-23"\n'),
  );
});

test('an address that stands in two entries gets the day in both; one that stands in none changes nothing', () => {
  const twice = 'a:\n  url: https://x.example\nb:\n  url: https://x.example\n';
  expect(markSeen(twice, 'https://x.example', '2026-11-23')?.match(/checked/g)).toHaveLength(2);
  expect(markSeen(LIST, 'https://orange.example/other', '2026-11-23')).toBeUndefined();
});
