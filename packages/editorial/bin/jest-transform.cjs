// The Jest transformer for content/ folders: the same value as the bundler's, as a CommonJS module. Jest does not know queries: an app that
// imports `x.md?meta` maps it to `x.md`, which has everything that `?meta` has. The only things ever imported from a template are the list
// of the texts beside it or, for the templates to fill in, the files to download.
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { createJiti } = require('jiti');

const sources = path.join(__dirname, '../src');
const jiti = createJiti(__filename);
const { compileContent } = jiti('../src/compile-content.ts');
const { compiledSource, downloadsSource, TEMPLATES } = jiti('../src/downloads/download-files.ts');
const { readMarkdown } = jiti('../src/markdown/read-markdown.ts');
const { TEMPLATE, textFolderSource } = jiti('../src/text-folder.ts');

const ownVersion = createHash('sha256');
for (const name of readdirSync(sources, { recursive: true }).sort()) {
  if (name.endsWith('.ts') && !name.endsWith('.test.ts')) ownVersion.update(readFileSync(path.join(sources, name)));
}
const version = ownVersion.update(readFileSync(__filename)).digest('hex');

const nameOf = (file, options) => path.relative(options?.config?.rootDir ?? process.cwd(), file).replaceAll('\\', '/');

const beside = (file) => (name) => {
  const figure = path.join(path.dirname(file), name);
  return existsSync(figure) ? readFileSync(figure, 'utf8') : undefined;
};
/** What replaces a template. */
const listSource = (file) => {
  const folder = path.dirname(file);
  return path.basename(folder) === TEMPLATES ? downloadsSource(path.dirname(folder), 'require') : textFolderSource(folder, 'require');
};
/**
 * Everything in a compiled text that comes from other files, found by reading it once more: its figures, the glossary, the texts that it
 * names.
 */
const othersOf = (text, file, options) => {
  const others = [];
  const reading = (name) => {
    const other = beside(file)(name) ?? '';
    others.push(name, other);
    return other === '' ? undefined : other;
  };
  readMarkdown(text, nameOf(file, options), reading);
  return others.join('\0');
};

module.exports = {
  process(text, file, options) {
    if (path.basename(file) === TEMPLATE) return { code: listSource(file) };
    return { code: compiledSource(compileContent(text, nameOf(file, options), beside(file)), 'require') };
  },
  getCacheKey(text, file, options) {
    return createHash('sha256')
      .update(version)
      .update('\0')
      .update(nameOf(file, options))
      .update('\0')
      .update(path.basename(file) === TEMPLATE ? listSource(file) : `${text}\0${file.endsWith('.md') ? othersOf(text, file, options) : ''}`)
      .digest('hex')
      .slice(0, 32);
  },
};
