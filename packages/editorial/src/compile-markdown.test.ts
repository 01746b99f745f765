import { compileMarkdown } from './compile-markdown.ts';

const FILE = 'content/modules/x.md';

describe('A Markdown file becomes', () => {
  const page = compileMarkdown(
    '---\ntitle: First steps\nid: 3\n---\n\nHello *there*.\n\n## Data & Ethics\n\nText.\n\n### Who owns it?\n\n- one\n- two\n\n## Next\n',
    FILE,
  );

  test('its front matter as data', () => {
    expect(page.meta).toEqual({ title: 'First steps', id: 3 });
  });

  test('an intro above the first heading, and sections with ids', () => {
    expect(page.intro).toBe('<p>Hello <em>there</em>.</p>');
    expect(page.sections.map(({ id, title }) => [id, title])).toEqual([
      ['data-ethics', 'Data & Ethics'],
      ['next', 'Next'],
    ]);
    expect(page.sections[1]?.html).toBe('');
  });

  test('HTML whose level-3 headings carry the id of their section', () => {
    expect(page.sections[0]?.html).toBe(
      '<p>Text.</p>\n<h3 id="data-ethics-who-owns-it">Who owns it?</h3>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
    );
  });

  test.each([
    [1, { from: 1, to: 1 }],
    [130, { from: 1, to: 1 }],
    [131, { from: 1, to: 2 }],
    [220, { from: 1, to: 2 }],
    [221, { from: 2, to: 2 }],
    [1000, { from: 5, to: 8 }],
  ])('a reading time: %i words', (words, minutes) => {
    expect(compileMarkdown(`${'word '.repeat(words)} — →`, FILE)).toMatchObject({ words, minutes });
  });

  test('the same from Windows, with a byte order mark', () => {
    expect(compileMarkdown('\uFEFF---\r\ntitle: T\r\n---\r\n## A\r\n\r\nText.\r\n', FILE)).toEqual(
      compileMarkdown('---\ntitle: T\n---\n## A\n\nText.\n', FILE),
    );
  });

  test('nothing much when it is empty', () => {
    expect(compileMarkdown('', FILE)).toEqual({
      meta: {},
      intro: '',
      sections: [],
      answers: '',
      words: 0,
      minutes: { from: 0, to: 0 },
      needs: [],
      next: [],
    });
  });
});

describe('In its HTML', () => {
  const intro = (text: string): string => compileMarkdown(text, FILE).intro;

  test('a link to another host opens in a new tab and says so', () => {
    expect(intro('[ORCID](https://orcid.org)')).toBe(
      '<p><a href="https://orcid.org" target="_blank" rel="noopener noreferrer">ORCID<span class="visually-hidden"> (opens in a new tab)</span></a></p>',
    );
  });

  test('a link with its address elsewhere in the file works the same', () => {
    expect(compileMarkdown('## A\n\n[ORCID][o]\n\n## B\n\n[o]: https://orcid.org\n', FILE).sections[0]?.html).toContain('target="_blank"');
  });

  test('a link inside the site and a mail address stay plain', () => {
    expect(intro('[Tools](/tools) or [mail](mailto:a@example.org)')).toBe(
      '<p><a href="/tools">Tools</a> or <a href="mailto:a@example.org">mail</a></p>',
    );
  });

  test('a table scrolls in a named region, and its header cells have a scope', () => {
    const html = intro('|  | Price |\n| --- | ---: |\n| Zotero | free |\n');
    expect(html).toMatch(/^<div role="region" tabindex="0" aria-label="Table: Price"><table>/);
    expect(html).toContain('<td></td>\n<th scope="col" class="align-right">Price</th>');
    expect(html).toContain('<td class="align-right">free</td>');
    expect(html).not.toMatch(/style=| align=/);
  });

  test('two tables with the same columns have different names', () => {
    const table = '| A | B |\n| - | - |\n| 1 | 2 |\n';
    expect(intro(`${table}\n\n${table}`).match(/aria-label="[^"]+"/g)).toEqual([
      'aria-label="Table: A, B"',
      'aria-label="Table: A, B (2)"',
    ]);
  });

  test('a block of code scrolls in a named region too, and each has a name of its own', () => {
    const block = '```python\nprint(1)\n```\n';
    expect(intro(`${block}\n${block}`).match(/<pre[^>]*>/g)).toEqual([
      '<pre role="region" tabindex="0" aria-label="Code">',
      '<pre role="region" tabindex="0" aria-label="Code (2)">',
    ]);
  });

  test('code and escaped signs are text', () => {
    expect(intro('Type `<div>` or \\<b> when 1 < 2 {x}.')).toBe('<p>Type <code>&#x3C;div></code> or &#x3C;b> when 1 &#x3C; 2 {x}.</p>');
  });
});

test('A link to data beside a text is a download that says that the data are simulated', () => {
  const { intro } = compileMarkdown('Measure [five heights](./heights.csv).', 'content/x.md', () => 'person,cm\n1,170\n');
  expect(intro).toBe('<p>Measure <a href="./heights.csv" download="heights.csv">five heights (CSV, simulated data)</a>.</p>');
});
