import { mistakesOf } from '../fixtures/mistakes-of.ts';

describe('A writer is told', () => {
  test.each([
    [
      'front matter without an end',
      '---\ntitle: T\n\n## A',
      '1: The lines at the top have no end. Add a line of three dashes ("---") below them.',
    ],
    [
      'front matter without names',
      '---\nT\n---\n',
      '2: The lines at the top must each have the form "name: value". Add the name and the colon.',
    ],
    [
      'front matter that cannot be read',
      '---\nid: 1\ntitle: A: B\n---\n',
      '3: This text contains a second colon that looks like "name: value" again. Put the text in quotation marks.',
    ],
  ])('of %s', (_, text, message) => {
    expect(mistakesOf(text)).toEqual([message]);
  });
});
