import { mistakesOf } from '../fixtures/mistakes-of.ts';

describe('A writer is told', () => {
  test.each([
    ['HTML', 'a\n\n<div>x</div>', '3: HTML such as "<div>" does not work here. Write it in plain Markdown, or leave it out.'],
    ['HTML in a sentence', 'a <br/> b', '1: HTML such as "<br>" does not work here. Write it in plain Markdown, or leave it out.'],
    ['JSX', 'a\n<Card.Title size={1}>', '2: HTML such as "<Card.Title>" does not work here. Write it in plain Markdown, or leave it out.'],
    [
      'a hidden remark',
      '<!-- later -->',
      '1: A remark between "<!--" and "-->" is not allowed here. Take it out, or keep it in a file whose name begins with "_".',
    ],
    [
      'an http link',
      'a\n\nb [c](http://d.org) e',
      '3: A link needs an https:// address, but this one is "http://d.org". Write https:// or leave the link out.',
    ],
    [
      'a bare www',
      'www.d.org',
      '1: A link needs an https:// address, but this one is "http://www.d.org". Write https:// or leave the link out.',
    ],
    [
      'a broken https link',
      '[c](https://)',
      '1: A link needs a whole https:// address, but this one is "https://". Copy it again from the browser\'s address bar.',
    ],
    [
      'a relative link',
      '[c](other.md)',
      '1: A link needs an https:// address or a page of this site such as "/tools", but this one is "other.md". Write one of these or leave the link out.',
    ],
    [
      'a figure whose address does not begin with ./',
      '![Dots](dot-plot.svg "Dots.")',
      '1: The address of a figure beside the text must begin with "./", but this one is "dot-plot.svg". Write "./dot-plot.svg".',
    ],
    [
      'a photograph beside the text',
      '![Dots](./dot-plot.png "Dots.")',
      '1: A figure beside the text must be an SVG drawing such as "./dot-plot.svg", but this one is "./dot-plot.png". Draw it as SVG or leave the image out.',
    ],
    [
      'a script link',
      '[c](javascript:alert)',
      '1: A link needs an https:// address or a page of this site such as "/tools", but this one is "javascript:alert". Write one of these or leave the link out.',
    ],
    [
      'a protocol-relative link',
      '[c](//d.org)',
      '1: A link needs an https:// address or a page of this site such as "/tools", but this one is "//d.org". Write one of these or leave the link out.',
    ],
    ['a link to nowhere', '[c]()', '1: A link has no address. Write it between the parentheses or leave the link out.'],
    ['a link without words', '[](/tools)', '1: A link needs words that say where it leads. Write them between the square brackets.'],
    [
      'an address for words',
      '[https://d.org](https://d.org/)',
      '1: This link shows its address instead of words. Write [the name of the page](https://d.org/).',
    ],
    [
      'a bare address',
      'a\n\nSee https://d.org/e for more.',
      '3: This link shows its address instead of words. Write [the name of the page](https://d.org/e).',
    ],
    [
      'an address that follows visitors',
      '[c](https://d.org/e?utm_source=mail&page=2&fbclid=x)',
      '1: The address of this link has "utm_source" in it, which serves only to track visitors. Write "https://d.org/e?page=2" instead.',
    ],
    [
      'a link with a space',
      '[c] (https://d.org)',
      '1: This link is not written as one. Write [words](https://address) without spaces between the brackets or in the address.',
    ],
    [
      'an image without words',
      '![](/a.png)',
      '1: An image needs words for people who cannot see it. Write them between the square brackets: ![what it shows](address).',
    ],
    [
      'a table without headings',
      '|  |  |\n| - | - |\n| a | b |',
      '1: A table needs a heading for each column. Write them in its first row.',
    ],
    ['a list with boxes', '- [ ] a', '1: A list here cannot have check boxes. Write "- " without the "[ ]".'],
    ['a footnote', 'a[^1]\n\n[^1]: b', '3: Footnotes do not work here. Put the note in the text, in parentheses.'],
    ['struck-through text', '~~a~~', '1: Text between "~~" would be struck through. Take out the text or the tildes.'],
  ])('of %s', (_, text, message) => {
    expect(mistakesOf(text)).toEqual([message]);
  });

  test.each([
    '[findahelpline.com](https://findahelpline.com/)',
    '[Think. Check. Submit.](https://thinkchecksubmit.org/)',
    '[and/or](/tools)',
  ])('of nothing where the words of a link are a name: %s', (text) => {
    expect(mistakesOf(text)).toEqual([]);
  });

  test('of several mistakes at once, from top to bottom', () => {
    const text = '---\na: b: c\n---\n\n[x](http://d.org)\n\n# T\n\n<b>';
    expect(mistakesOf(text).map((mistake) => mistake.split(':')[0])).toEqual(['2', '5', '7', '9']);
  });
});
