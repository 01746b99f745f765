import { readdirSync } from 'node:fs';

/** Writers copy this file; an import of it with the query `?all` returns the texts that were made from it. */
export const TEMPLATE = '_template.md';

/** Texts beside a template, by name, without the template and without files for writers. */
export function textsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md' && !/^[._]/.test(file))
    .map((file) => file.slice(0, -'.md'.length))
    .sort();
}

/**
 * The source code for `_template.md?all`: a list of `TextFile`. It changes only when a file is added to or removed from the folder, so a
 * new text does not need a line of code. `require` is for Jest, which supports neither queries nor chunks.
 */
export function textFolderSource(folder: string, kind: 'import' | 'require'): string {
  const names = textsIn(folder).map((name) => ({
    name: JSON.stringify(name),
    file: JSON.stringify(`./${name}.md`),
    facts: JSON.stringify(`./${name}.md?meta`),
  }));
  if (kind === 'require') {
    const items = names.map(({ name, file }) => `{ name: ${name}, facts: require(${file}).default, load: async () => require(${file}) }`);
    return `module.exports = { __esModule: true, default: [${items.join(', ')}] };\n`;
  }
  const imports = names.map(({ facts }, index) => `import facts${index} from ${facts};`);
  const items = names.map(({ name, file }, index) => `{ name: ${name}, facts: facts${index}, load: () => import(${file}) }`);
  return `${imports.join('\n')}\nexport default [${items.join(', ')}];\n`;
}
