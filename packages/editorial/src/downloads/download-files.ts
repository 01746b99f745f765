import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../content-files.ts';
import { readDataTable } from './data-file.ts';
import { readFillInTemplate } from './fill-in-template.ts';

/** What an app's `content/` folder offers for download: the result of importing `templates/_template.md?downloads`. */
export interface DownloadFiles {
  readonly templates: readonly TemplateFile[];
  readonly data: readonly DataFile[];
}

/** A template to fill in, with the addresses of its formats in the release. */
export interface TemplateFile {
  /** Its file name without `.md`. */
  readonly name: string;
  readonly title: string;
  /** The paragraph below its title. */
  readonly purpose: string;
  readonly docx: string;
  readonly markdown: string;
  readonly usedIn: readonly TextName[];
}

/** A table of data beside a text, with its address in the release. */
export interface DataFile {
  /** Its file name without `.csv`. */
  readonly name: string;
  /** What the text that uses it calls it. */
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: number;
  readonly address: string;
  readonly usedIn: readonly TextName[];
}

/** A text of the `content/` folder. */
export interface TextName {
  /** Its folder below `content/`. */
  readonly folder: string;
  /** Its file name without `.md`. */
  readonly name: string;
}

/** Folder of the templates to fill in, and the page that lists them: a text links to `/templates#consent-form`. */
export const TEMPLATES = 'templates';

/** The address by which texts link to a template; its name is the first group. */
export const TEMPLATE_LINK = new RegExp(`^/${TEMPLATES}#([a-z0-9-]+)$`);

/** The file that a link to data beside the text names: `./heights.csv` is `heights.csv`. */
export function dataName(address: string): string | undefined {
  return /^\.\/([a-z0-9]+(?:-[a-z0-9]+)*\.csv)$/.exec(address)?.[1];
}

/**
 * The source code for `templates/_template.md?downloads`: {@link DownloadFiles}. The bundler creates the files and knows their addresses,
 * so the source imports them; `require` is for Jest.
 */
export function downloadsSource(content: string, kind: 'import' | 'require'): string {
  const imports: string[] = [];
  const imported = (file: string): string => {
    imports.push(
      kind === 'import'
        ? `import file${imports.length} from ${JSON.stringify(file)};`
        : `const file${imports.length} = require(${JSON.stringify(file)}).default;`,
    );
    return `file${imports.length - 1}`;
  };
  const read = (file: string) => readFileSync(path.join(content, file), 'utf8');
  const files = contentFiles(content);
  const linking = linksOf(
    files.filter((file) => file.endsWith('.md') && !file.startsWith(`${TEMPLATES}/`)).map((file) => ({ file, text: read(file) })),
  );
  const templates = files
    .filter((file) => path.posix.dirname(file) === TEMPLATES)
    .map((file) => {
      const name = path.posix.basename(file, '.md');
      const { title, purpose } = readFillInTemplate(read(file), file);
      const known = JSON.stringify({ name, title, purpose, usedIn: linking(`/${TEMPLATES}#${name}`).map(textName) });
      return `{ ...${known}, docx: ${imported(`./${name}.md?docx`)}, markdown: ${imported(`./${name}.md?file`)} }`;
    });
  const data = files
    .filter((file) => file.endsWith('.csv'))
    .map((file) => {
      const table = readDataTable(read(file));
      const { columns, rows } = 'message' in table ? { columns: [], rows: [] } : table;
      const folder = path.posix.dirname(file);
      const links = linking(`./${path.posix.basename(file)}`).filter((link) => link.folder === folder);
      const name = path.posix.basename(file, '.csv');
      const known = JSON.stringify({
        name,
        title: titleOf(links[0]?.words ?? name),
        columns,
        rows: rows.length,
        usedIn: links.map(textName),
      });
      return `{ ...${known}, address: ${imported(`../${file}`)} }`;
    });
  const value = `{ templates: [${templates.join(', ')}], data: [${data.join(', ')}] }`;
  return kind === 'import'
    ? `${imports.join('\n')}\nexport default ${value};\n`
    : `${imports.join('\n')}\nmodule.exports = { __esModule: true, default: ${value} };\n`;
}

/** A text with a link, and the link's words. */
interface Linking extends TextName {
  readonly words: string;
}

/** By address: the texts that link to it, each once. */
function linksOf(texts: readonly { readonly file: string; readonly text: string }[]): (address: string) => Linking[] {
  return (address) =>
    texts.flatMap(({ file, text }) => {
      const end = text.indexOf(`](${address})`);
      if (end < 0) return [];
      return [
        {
          folder: path.posix.dirname(file),
          name: path.posix.basename(file, '.md'),
          words: text.slice(text.lastIndexOf('[', end) + 1, end),
        },
      ];
    });
}

function textName({ folder, name }: TextName): TextName {
  return { folder, name };
}

function titleOf(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/**
 * The source code of a compiled text. Links to data beside it lead to the file's address in the release, which only the bundler knows, so
 * the source imports it.
 */
export function compiledSource(value: unknown, kind: 'import' | 'require'): string {
  const files: string[] = [];
  const json = JSON.stringify(value).replace(/(<a href=\\")(\.\/[a-z0-9-]+\.csv)(?=\\")/g, (_, before: string, file: string) => {
    if (!files.includes(file)) files.push(file);
    return `${before}" + file${files.indexOf(file)} + "`;
  });
  if (kind === 'import')
    return `${files.map((file, index) => `import file${index} from ${JSON.stringify(file)};\n`).join('')}export default ${json};\n`;
  return `${files.map((file, index) => `const file${index} = require(${JSON.stringify(file)}).default;\n`).join('')}module.exports = { __esModule: true, default: ${json} };\n`;
}
