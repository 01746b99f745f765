import { listsOf, withItem, withLine } from './yaml-lists.ts';

const ORDER = `# The order.
groups:
  - title: "First" # the beginning
    modules:
      - a
      - b # stays

  - title: Second
    modules: [c]

outside: []
`;

function added(list: string): string {
  const found = listsOf(ORDER, ['modules', 'outside']).find(({ name }) => name === list);
  return found ? withItem(ORDER, found, 'new') : '';
}

test('lists are called by the title beside them, or by their own key', () => {
  expect(listsOf(ORDER, ['modules', 'outside']).map(({ name }) => name)).toEqual(['First', 'Second', 'outside']);
});

test.each([
  ['First', '- b # stays', '- b # stays\n      - new'],
  ['Second', '[c]', '[c, new]'],
  ['outside', 'outside: []', 'outside:\n  - new'],
])('an item is added at the end of "%s", and nothing else changes', (list, before, after) => {
  expect(added(list)).toBe(ORDER.replace(before, after));
});

test.each([
  ['# x\na:\n  one: 1\n\n  two: 2\n\nb:\n  three: 3\n', 'a', '# x\na:\n  one: 1\n\n  two: 2\n  new: 4\n\nb:\n  three: 3\n'],
  ['a:\n  one: 1\n', 'a', 'a:\n  one: 1\n  new: 4\n'],
  ['a:\n  one: 1\n', 'b', 'a:\n  one: 1\n\nb:\n  new: 4\n'],
])('a line is added at the end of its group', (text, group, after) => {
  expect(withLine(text, group, 'new: 4')).toBe(after);
});
