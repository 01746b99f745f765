import type { ContentMistake } from '../content-mistake.ts';
import { readDataTable } from '../downloads/data-file.ts';
import { dataName, TEMPLATE_LINK, TEMPLATES } from '../downloads/download-files.ts';
import { readFillInTemplate } from '../downloads/fill-in-template.ts';
import { lineOf, nodesIn } from '../markdown/markdown-tree.ts';
import { nearestWord } from '../schema/nearest-word.ts';
import { templateMistakes } from './template-mistakes.ts';
import type { TextOfKind } from './text-kind.ts';

/** Maximum size of a file, to limit a reader's mobile data and the size of a release. */
const MAX_BYTES = 200_000;

/** A file that readers can download, as it is in the folder. */
export interface DownloadText {
  /** `content/templates/consent-form.md` */
  readonly file: string;
  readonly text: string;
}

/** What is wrong with one file that readers can download. */
export function downloadFileMistakes({ file, text }: DownloadText): ContentMistake[] {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_BYTES)
    return [
      {
        file,
        line: 1,
        message: `This file has ${bytes} bytes, but a file to download may have at most ${MAX_BYTES}. Keep only the rows and columns that the text needs.`,
      },
    ];
  if (file.endsWith('.md')) return [...readFillInTemplate(text, file).mistakes];
  const table = readDataTable(text);
  return 'message' in table ? [{ file, ...table }] : [];
}

/** Links to templates that do not exist, files that no text links to, and lines left over from the model template. */
export function downloadMistakes(
  downloads: readonly DownloadText[],
  texts: readonly TextOfKind[],
  model: string | undefined,
): ContentMistake[] {
  const templates = downloads.filter(({ file }) => file.endsWith('.md'));
  const names = templates.map(({ file }) => nameOf(file));
  const linked = new Set<string>();
  const mistakes: ContentMistake[] = [];
  for (const { file, tree } of texts) {
    for (const node of nodesIn(tree)) {
      if (node.type !== 'link') continue;
      const data = dataName(node.url);
      if (data !== undefined) linked.add(`${file.slice(0, file.lastIndexOf('/'))}/${data}`);
      const name = TEMPLATE_LINK.exec(node.url)?.[1];
      if (name === undefined) continue;
      linked.add(`content/${TEMPLATES}/${name}.md`);
      if (!names.includes(name)) mistakes.push({ file, line: lineOf(node), message: missing(name, nearestWord(name, names)) });
    }
  }
  for (const { file } of downloads) if (!linked.has(file)) mistakes.push({ file, line: 1, message: unlinked(file) });
  if (model !== undefined) {
    const trees = templates.map(({ file, text }) => ({ file, tree: readFillInTemplate(text, file).tree }));
    mistakes.push(...templateMistakes(readFillInTemplate(model, '').tree, TEMPLATES, trees));
  }
  return mistakes;
}

function missing(name: string, near: string | undefined): string {
  return `There is no template content/${TEMPLATES}/${name}.md. ${near === undefined ? 'Write it, or take the link out' : `Write "/${TEMPLATES}#${near}" instead`}.`;
}

function unlinked(file: string): string {
  const address = file.endsWith('.md') ? `/${TEMPLATES}#${nameOf(file)}` : `./${file.slice(file.lastIndexOf('/') + 1)}`;
  return `No text links to this file, so no reader will find it. Write [what it is](${address}) where a text needs it, or take the file out.`;
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
}
