import type { MarkdownNode } from './markdown-tree.ts';

/** Reads a file by its path relative to the folder of a text, such as a figure beside it; undefined if there is none. */
export type ReadBeside = (name: string) => string | undefined;

/** Maximum size of a figure in bytes (design/content.md). */
const MAX_BYTES = 6 * 1024;
/** Font sizes and widths in the units of the drawing, which is about as wide as a phone. */
const MIN_FONT_SIZE = 12;
const MAX_WIDTH = 400;
const ADDRESS = /^\.\/([a-z0-9]+(?:-[a-z0-9]+)*\.svg)$/;
const ELEMENTS = ['svg', 'title', 'desc', 'g', 'path', 'line', 'polyline', 'polygon', 'rect', 'circle', 'ellipse', 'text', 'tspan'];
/** Elements that draw nothing themselves, or whose content is drawn as it is. */
const WITHOUT_CLASS = ['svg', 'title', 'desc', 'g', 'tspan'];
/** Attributes that only a separate file needs: when the drawing becomes part of a page, the page provides them. */
const STANDALONE = ['xmlns', 'role', 'id', 'aria-labelledby', 'aria-label', 'aria-describedby'];
const ATTRIBUTES = [
  ...STANDALONE,
  ...['viewBox', 'class', 'd', 'points', 'transform', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'dx', 'dy', 'width', 'height', 'rx', 'ry', 'r'],
  ...['cx', 'cy', 'text-anchor', 'font-size', 'font-weight', 'fill', 'fill-opacity', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'],
];
/** Their colors come from the style sheet of the page, so that a figure follows the theme. */
const CLASSES =
  /^(?:fig-(?:line|thin|fill-[1-4]|text|text-small|muted|accent))(?: fig-(?:line|thin|fill-[1-4]|text|text-small|muted|accent))*$/;

const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*"[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*"([^"]*)"/g;

/** The file that an image beside the text names: `./dot-plot.svg` is `dot-plot.svg`. */
export function figureName(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1];
}

/** What is wrong with a figure, as a sentence; undefined if nothing is. `caption` is the title of its image. */
export function figureMistake(name: string, svg: string | undefined, caption: string | null | undefined): string | undefined {
  if (svg === undefined) return `There is no figure "${name}" beside this text. Put it in the same folder, or correct its name.`;
  if (!caption?.trim())
    return `The figure "${name}" needs a caption that says what to see in it. Write it after the address: ![…](./${name} "Its caption.").`;
  const bytes = Buffer.byteLength(svg);
  if (bytes > MAX_BYTES)
    return `The figure "${name}" has ${bytes} bytes, but a figure may have at most ${MAX_BYTES}. Round its numbers or draw less.`;
  if (!/^\s*<svg\s[^>]*viewBox="/.test(svg)) return `The figure "${name}" has to begin with "<svg" and a viewBox.`;
  if (!/<title\b[^>]*>\s*\S/.test(svg))
    return `The figure "${name}" has no <title>. Say in it what the drawing is, for those who open the file on its own.`;
  return drawingMistake(name, svg);
}

/** Only shapes and words, with classes instead of colors: no script, no style, nothing from elsewhere. */
function drawingMistake(name: string, svg: string): string | undefined {
  const rest = svg.replaceAll(TAG, '');
  if (/[<>]/.test(rest))
    return `The figure "${name}" contains "${/[<>].{0,20}/s.exec(rest)?.[0].trim()}", which is not part of a plain drawing. Take it out.`;
  const open: { readonly element: string; readonly hasClass: boolean }[] = [];
  for (const [, isEnd, element = '', attributes = '', isEmpty] of svg.matchAll(TAG)) {
    if (isEnd) {
      const inside = open.pop()?.element;
      if (inside === element) continue;
      return inside === undefined || !open.some((outer) => outer.element === element)
        ? `The figure "${name}" closes <${element}>, which is not open. Take "</${element}>" out.`
        : unclosed(name, inside);
    }
    if (!ELEMENTS.includes(element)) return `The figure "${name}" contains <${element}>. Use only ${ELEMENTS.join(', ')}.`;
    const mistake = attributeMistake(name, attributes);
    if (mistake) return mistake;
    const hasClass = /\sclass=/.test(attributes) || open.at(-1)?.hasClass === true;
    if (!hasClass && !WITHOUT_CLASS.includes(element))
      return `The figure "${name}" has a <${element}> without a class, which is black in every theme. Write class="${element === 'text' ? 'fig-text' : 'fig-line'}" or another one.`;
    if (!isEmpty) open.push({ element, hasClass });
  }
  const left = open.at(-1)?.element;
  return left === undefined ? undefined : unclosed(name, left);
}

function attributeMistake(name: string, attributes: string): string | undefined {
  for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    const has = `${attribute}="${value}"`;
    if (attribute === 'stroke' || (attribute === 'fill' && value !== 'none'))
      return `The figure "${name}" has the color ${has}. Take it out and give the shape a class: fig-fill-1 for an area, fig-line for a line.`;
    if (!ATTRIBUTES.includes(attribute)) return `The figure "${name}" contains ${has}. Take it out: colors come from classes.`;
    if (attribute === 'font-size' && !(Number(value) >= MIN_FONT_SIZE))
      return `The figure "${name}" contains ${has}. Write ${MIN_FONT_SIZE} or more, so that its words can be read on a phone.`;
    if (attribute === 'viewBox' && Number(value.split(/[\s,]+/)[2]) > MAX_WIDTH)
      return `The figure "${name}" is drawn ${value.split(/[\s,]+/)[2]} wide. Draw it about 360 wide, so that its words can be read on a phone.`;
    if (attribute === 'class' && !CLASSES.test(value))
      return `The figure "${name}" contains class="${value}". Use fig-line, fig-thin, fig-fill-1 to fig-fill-4, fig-text, fig-text-small, fig-muted or fig-accent.`;
  }
  return undefined;
}

function unclosed(name: string, element: string): string {
  return `The figure "${name}" does not close <${element}>. Write </${element}> after it.`;
}

/** The figure as part of a page: for people who cannot see it, its text is the alternative text of its image. */
export function figureHtml(svg: string, alt: string, caption: string): string {
  const drawing = svg
    .replace(/<(title|desc)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(TAG, (tag, close: string, element: string, attributes: string, end: string) => {
      if (close) return tag;
      const kept = [...attributes.matchAll(ATTRIBUTE)].filter(([, attribute = '']) => !STANDALONE.includes(attribute));
      const own = element === 'svg' ? ` role="img" aria-label="${escaped(alt)}"` : '';
      return `<${element}${own}${kept.map(([whole]) => ` ${whole}`).join('')}${end}>`;
    })
    .replace(/>\s+</g, '><')
    .trim();
  return `<figure class="figure">${drawing}<figcaption>${escaped(caption)}</figcaption></figure>`;
}

/** The image of a paragraph that contains only a figure. */
export function figureOf(node: MarkdownNode): Extract<MarkdownNode, { type: 'image' }> | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [image] = node.children;
  return image?.type === 'image' && figureName(image.url) !== undefined ? image : undefined;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
