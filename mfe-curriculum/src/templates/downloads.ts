import files from '../../content/templates/_template.md?downloads';

/** Templates by title, and data in the order of their files. */
export const templates = [...files.templates].sort((a, b) => (a.title < b.title ? -1 : 1));
export const dataFiles = files.data;

const TEMPLATES_PAGE = '/templates';

/** The place of a template on its page: the address by which texts link to it. */
export const templateAddress = (name: string): string => `${TEMPLATES_PAGE}#${name}`;

/** The fragment of a table; a template may have the same name as a text. */
export const dataPlace = (name: string): string => `${name}-csv`;
export const dataAddress = (name: string): string => `${TEMPLATES_PAGE}#${dataPlace(name)}`;

/** What a table contains: "16 rows: morning, route, minutes, note". */
export function contentOf({ rows, columns }: { readonly rows: number; readonly columns: readonly string[] }): string {
  return `${rows} rows: ${columns.join(', ')}`;
}
