import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type MarkdownNode, type MarkdownNodeOf, textOf } from '../markdown/markdown-tree.ts';
import { readFillInTemplate } from './fill-in-template.ts';

/** The date in a generated document. The same source must give the same bytes, because releases are compared by digest. */
const ALWAYS = '1980-01-01T00:00:00Z';
/** One millimeter in the unit of page sizes and margins, a twentieth of a point. */
const MM = 56.7;
const BULLETS = 'bullets';
const MARGIN = Math.round(20 * MM);
const A4 = { width: Math.round(210 * MM), height: Math.round(297 * MM) };
/** With this many columns or more, a table does not fit on a portrait page. */
const WIDE_TABLE = 6;
/** Minimum number of letters that a column has room for, whatever it contains. */
const [MIN_LETTERS, MAX_LETTERS] = [8, 32];
const LEVELS = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4];

type Block = Paragraph | Table;
interface Style {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly font?: string;
}
interface Place {
  readonly indent?: { readonly left: number };
  readonly numbering?: { readonly reference: string; readonly level: number };
  readonly style?: Style;
}

/** A template to fill in as a document for word processors (Office Open XML): the same bytes for the same Markdown. */
export async function templateDocx(markdown: string): Promise<Uint8Array> {
  const { tree, title, purpose } = readFillInTemplate(markdown, 'the template');
  const isWide = tree.children.some((node) => node.type === 'table' && (node.children[0]?.children.length ?? 0) >= WIDE_TABLE);
  const sheet = { ...orderedLists(), width: (isWide ? A4.height : A4.width) - 2 * MARGIN };
  const children = tree.children.flatMap((node) => blocksOf(node, {}, 0, sheet));
  const document = new Document({
    title,
    description: purpose,
    creator: '',
    lastModifiedBy: '',
    styles: {
      default: { document: { run: { font: 'Calibri', size: 22, language: { value: 'en-US' } }, paragraph: { spacing: { after: 120 } } } },
    },
    numbering: { config: [{ reference: BULLETS, levels: levels(LevelFormat.BULLET, ['•', '–', '•']) }, ...sheet.config()] },
    sections: [
      {
        properties: {
          page: {
            size: { ...A4, orientation: isWide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT },
            margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
          },
        },
        children,
      },
    ],
  });
  return withFixedDates(await Packer.toBuffer(document));
}

function levels(format: (typeof LevelFormat)[keyof typeof LevelFormat], texts: readonly string[]) {
  return texts.map((text, level) => ({
    level,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
  }));
}

/** Each ordered list counts from 1 again. */
function orderedLists() {
  let count = 0;
  const name = (index: number) => `numbers-${index}`;
  return {
    next: () => name(++count),
    config: () =>
      Array.from({ length: count }, (_, index) => ({
        reference: name(index + 1),
        levels: levels(LevelFormat.DECIMAL, ['%1.', '%2.', '%3.']),
      })),
  };
}
/** The lists numbered so far, and the width of the text. */
type Sheet = ReturnType<typeof orderedLists> & { readonly width: number };

function blocksOf(node: MarkdownNode, place: Place, depth: number, sheet: Sheet): Block[] {
  switch (node.type) {
    case 'heading':
      return [new Paragraph({ heading: LEVELS[node.depth - 1] ?? HeadingLevel.HEADING_4, keepNext: true, children: runsOf(node, {}) })];
    case 'paragraph':
      return [new Paragraph({ ...paragraphOf(place), children: runsOf(node, place.style ?? {}) })];
    case 'code':
      return node.value
        .split('\n')
        .map((line) => new Paragraph({ ...paragraphOf(place), spacing: { after: 0 }, children: [run(line, { font: 'Courier New' })] }));
    case 'blockquote':
      return node.children.flatMap((child) => blocksOf(child, { indent: { left: 567 }, style: { italics: true } }, depth, sheet));
    case 'list': {
      const reference = node.ordered ? sheet.next() : BULLETS;
      return node.children.flatMap((item) => itemBlocks(item, { reference, level: depth }, depth, sheet));
    }
    case 'table':
      return [tableOf(node, sheet.width), new Paragraph({ children: [] })];
    case 'thematicBreak':
      return [new Paragraph({ thematicBreak: true, children: [] })];
    default:
      return 'children' in node ? node.children.flatMap((child) => blocksOf(child, place, depth, sheet)) : [];
  }
}

/** An item's first paragraph has its bullet or number; further paragraphs have the same indent. A box to tick is a bullet of its own. */
function itemBlocks(item: MarkdownNodeOf<'listItem'>, numbering: NonNullable<Place['numbering']>, depth: number, sheet: Sheet): Block[] {
  const indent = { left: 360 * (depth + 1) };
  return item.children.flatMap((child, index) => {
    if (index > 0) return blocksOf(child, { indent }, depth + 1, sheet);
    if (typeof item.checked !== 'boolean' || child.type !== 'paragraph') return blocksOf(child, { numbering }, depth + 1, sheet);
    return [new Paragraph({ indent: { ...indent, hanging: 360 }, children: [run(item.checked ? '☒ ' : '☐ ', {}), ...runsOf(child, {})] })];
  });
}

function paragraphOf({ indent, numbering }: Place) {
  return { ...(indent && { indent }), ...(numbering && { numbering }) };
}

function tableOf(table: MarkdownNodeOf<'table'>, width: number): Table {
  const edge = { style: BorderStyle.SINGLE, size: 4, color: '808080' };
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: columnWidths(table, width),
    borders: { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge },
    rows: table.children.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: row.children.map(
            (cell) =>
              new TableCell({
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                children: [new Paragraph({ spacing: { after: 0 }, children: runsOf(cell, index === 0 ? { bold: true } : {}) })],
              }),
          ),
        }),
    ),
  });
}

/** Sized by their longest words, within limits: LibreOffice and Google Docs keep the widths written here, whereas Word adjusts them. */
function columnWidths(table: MarkdownNodeOf<'table'>, width: number): number[] {
  const columns = table.children[0]?.children ?? [];
  const lengths = columns.map((_, index) => Math.max(...table.children.map((row) => textOf(row.children[index] ?? row).length)));
  const shares = lengths.map((length) => Math.min(Math.max(length, MIN_LETTERS), MAX_LETTERS));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => Math.floor((width * share) / total));
}

function runsOf(node: MarkdownNode, style: Style): TextRun[] {
  switch (node.type) {
    case 'text':
      return [run(node.value.replaceAll('\n', ' '), style)];
    case 'inlineCode':
      return [run(node.value, { ...style, font: 'Courier New' })];
    case 'break':
      return [new TextRun({ break: 1 })];
    case 'emphasis':
      return node.children.flatMap((child) => runsOf(child, { ...style, italics: true }));
    case 'strong':
      return node.children.flatMap((child) => runsOf(child, { ...style, bold: true }));
    case 'link':
      // The address is for paper; if the words of a link are its address, it is not repeated.
      return [
        ...node.children.flatMap((child) => runsOf(child, style)),
        ...(node.url.endsWith(textOf(node)) ? [] : [run(` (${node.url})`, style)]),
      ];
    default:
      return 'children' in node ? node.children.flatMap((child) => runsOf(child, style)) : [];
  }
}

function run(text: string, style: Style): TextRun {
  return new TextRun({ text, ...style });
}

/** The library writes the time of the build into the document and into its archive. */
function withFixedDates(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  const dated = 'docProps/core.xml';
  const properties = strFromU8(parts[dated] ?? new Uint8Array()).replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${ALWAYS}`);
  const names = Object.keys(parts).sort();
  return zipSync(
    Object.fromEntries(names.map((name) => [name, name === dated ? strToU8(properties) : (parts[name] ?? new Uint8Array())])),
    {
      // The archive stores local time, which begins in 1980.
      mtime: new Date(1980, 0, 1),
      level: 9,
    },
  );
}
