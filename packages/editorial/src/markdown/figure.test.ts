import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { checkContent } from '../check-content.ts';
import { compileMarkdown } from '../compile-markdown.ts';
import { ContentMistakes } from '../content-mistake.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120" role="img" aria-labelledby="t">
<title id="t">Eight mornings</title>
<g class="fig-line"><path d="M10 100H310" fill="none"/></g>
<circle class="fig-accent" cx="40" cy="80" r="4"/>
<text class="fig-text" x="10" y="116">20 min</text>
</svg>
`;
const IMAGE = '![Seven dots near 20 and one at 41.](./dot-plot.svg "One morning is far from the others.")';
const text = (image: string) => `---\ntitle: x\n---\n\n## One\n\nBefore it.\n\n${image}\n\nAfter it.\n`;

/** The section's HTML with this drawing beside the text. */
const shown = (svg: string | undefined, image = IMAGE) =>
  compileMarkdown(text(image), 'content/x.md', (name) => (name === 'dot-plot.svg' ? svg : undefined)).sections[0]?.html ?? '';

function mistake(svg: string | undefined, image = IMAGE): string {
  try {
    shown(svg, image);
    return 'none';
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error;
    return error.mistakes.map(({ line, message }) => `${line}: ${message}`).join('\n');
  }
}

describe('a figure beside a text', () => {
  test('is drawn in the page, with its alternative and its caption', () => {
    expect(shown(SVG)).toBe(
      '<p>Before it.</p>\n<figure class="figure"><svg role="img" aria-label="Seven dots near 20 and one at 41." viewBox="0 0 320 120"><g class="fig-line"><path d="M10 100H310" fill="none"/></g><circle class="fig-accent" cx="40" cy="80" r="4"/><text class="fig-text" x="10" y="116">20 min</text></svg><figcaption>One morning is far from the others.</figcaption></figure>\n<p>After it.</p>',
    );
  });

  test('keeps signs of its words as signs', () => {
    const html = shown(SVG, '![Dots < 20 & "41"](./dot-plot.svg "p < 0.05")');
    expect(html).toContain('aria-label="Dots &lt; 20 &amp; &quot;41&quot;"');
    expect(html).toContain('<figcaption>p &lt; 0.05</figcaption>');
  });

  test.each([
    ['<script>alert(1)</script>', /contains <script>/],
    ['<style>path { fill: red }</style>', /contains <style>/],
    ['<image href="https://elsewhere.example/x.png"/>', /contains <image>/],
    ['<path d="M0 0" style="fill: red"/>', /contains style="fill: red"/],
    ['<path d="M0 0" onclick="alert(1)"/>', /contains onclick=/],
    ['<path d="M0 0" fill="#f00"/>', /has the color fill="#f00"\. Take it out and give the shape a class/],
    ['<path d="M0 0"/>', /<path> without a class, which is black in every theme\. Write class="fig-line"/],
    ['<text x="1" y="9">20</text>', /<text> without a class/],
    ['<text class="fig-text" font-size="9">20</text>', /font-size="9"\. Write 12 or more/],
    ['<g class="fig-line">', /does not close <g>\. Write <\/g>/],
    ['</g>', /closes <g>, which is not open/],
    ['<path class="red" d="M0 0"/>', /contains class="red"/],
    ["<path d='M0 0'/>", /contains "<path d='M0 0'\/>/],
    ['<!-- a remark -->', /contains "<!-- a remark -->/],
  ])('with %s is refused', (inside, sentence) => {
    expect(mistake(SVG.replace('</svg>', `${inside}</svg>`))).toMatch(sentence);
  });

  test.each([
    ['there is no such file', undefined, IMAGE, '9: There is no figure "dot-plot.svg" beside this text.'],
    ['it has no caption', SVG, '![Dots](./dot-plot.svg)', '9: The figure "dot-plot.svg" needs a caption'],
    ['it has no words for those who do not see it', SVG, '![](./dot-plot.svg "Dots.")', '9: An image needs words'],
    ['it has no title', SVG.replace(/<title.*title>/, ''), IMAGE, '9: The figure "dot-plot.svg" has no <title>.'],
    [
      'it has no viewBox',
      SVG.replace(/ viewBox="[^"]*"/, ''),
      IMAGE,
      '9: The figure "dot-plot.svg" has to begin with "<svg" and a viewBox.',
    ],
    [
      'it is drawn too wide',
      SVG.replace('0 0 320 120', '0 0 1200 400'),
      IMAGE,
      '9: The figure "dot-plot.svg" is drawn 1200 wide. Draw it about 360 wide, so that its words can be read on a phone.',
    ],
    [
      'it is too large',
      SVG.replace('M10 100', `M10 100${' 1'.repeat(3000)}`),
      IMAGE,
      '9: The figure "dot-plot.svg" has 6301 bytes, but a figure may have at most 6144.',
    ],
    ['words stand beside it', SVG, `See ${IMAGE}`, '9: A figure must be a paragraph of its own.'],
  ])('is refused where %s', (_, svg, image, sentence) => {
    expect(mistake(svg, image)).toContain(sentence);
  });
});

describe('npm run check', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'portal-figure-'));
    mkdirSync(path.join(dir, 'content/modules'), { recursive: true });
    writeFileSync(path.join(dir, 'content/modules/dot-plot.svg'), SVG);
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const check = (image: string) => {
    writeFileSync(path.join(dir, 'content/modules/x.md'), text(image));
    return checkContent(dir, { 'modules/*.md': { frontMatter: z.strictObject({ title: z.string() }) } }).mistakes;
  };

  test('accepts a figure that a text of its folder shows', () => {
    expect(check(IMAGE)).toEqual([]);
  });

  test('names one that no text shows', () => {
    expect(check('No figure.')).toEqual([
      { file: 'content/modules/dot-plot.svg', line: 1, message: expect.stringContaining('No text shows this figure.') },
    ]);
  });
});
