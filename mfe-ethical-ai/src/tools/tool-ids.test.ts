import { toolOf } from './tool-ids.ts';

test.each([
  ['', null],
  ['#calculator', 'calculator'],
  ['#citation', 'citation'],
  ['#quiz', 'quiz'],
  ['#resources', 'resources'],
  ['#content', undefined],
  ['#Quiz', undefined],
  ['quiz', undefined],
])('the fragment "%s" opens %s', (fragment, tool) => {
  expect(toolOf(fragment)).toBe(tool);
});
