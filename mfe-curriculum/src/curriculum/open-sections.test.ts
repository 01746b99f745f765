import { isOpenAtFirst } from './open-sections.ts';

const both = [
  'Learning Objectives',
  'Key Concepts',
  'Practical Tools & Resources',
  'Things to Try',
  'Reflection Questions',
  'Quick Summary',
  'Core Concepts',
  'Resources',
  'Tools and Resources',
];

test.each([
  ...both.map((title) => ({ title, byCard: true, byLink: true })),
  { title: 'Common Pitfalls', byCard: true, byLink: false },
  { title: 'Action Steps', byCard: true, byLink: false },
  { title: 'Anything else', byCard: false, byLink: false },
])('expanded sections (3-decisions.md): "$title" is open by card: $byCard, by link or hand-over: $byLink', ({ title, byCard, byLink }) => {
  expect(isOpenAtFirst(title, 'card')).toBe(byCard);
  expect(isOpenAtFirst(title, 'link')).toBe(byLink);
});
