import { mistakesOf } from '../fixtures/mistakes-of.ts';

describe('A writer is told', () => {
  test.each([
    [
      'a level-1 heading',
      '---\ntitle: T\n---\n# T',
      '4: The page takes its title from the lines at the top. Write "## T" instead of "# T".',
    ],
    ['a heading that jumps', '## A\n\n#### B', '3: The heading "B" is a level too deep for its place. Write "###" instead of "####".'],
    ['a deep first heading', '### B', '1: The heading "B" is a level too deep for its place. Write "##" instead of "###".'],
    [
      'two equal headings',
      '## A\n## B\n## A',
      '3: The heading "A" already appears on line 1. Reword one of the two, so that links can tell them apart.',
    ],
    ['an empty heading', '## !', '1: A heading needs words. Write them after "##", or take the line out.'],
    [
      'a heading in a list',
      '## A\n\n- ### B',
      '3: A heading cannot be inside a list or quotation. Begin the line with "#", without anything before it.',
    ],
  ])('of %s', (_, text, message) => {
    expect(mistakesOf(text)).toEqual([message]);
  });
});
