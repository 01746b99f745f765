// The rspack loader for content/ folders: a Markdown or YAML file becomes a module with its compiled value as default export. A Markdown
// file that is imported with `?meta` leaves out its text; a template stands for the texts beside it with `?all`, and for all files of the
// folder `content` that readers can download with `?downloads`.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const { compileContent } = await jiti.import('../src/compile-content.ts');
const { compiledSource, downloadsSource } = await jiti.import('../src/downloads/download-files.ts');
const { textFolderSource } = await jiti.import('../src/text-folder.ts');

export default function loadContent(text) {
  if (this.resourceQuery === '?all') {
    const folder = path.dirname(this.resourcePath);
    this.addContextDependency(folder);
    return textFolderSource(folder, 'import');
  }
  if (this.resourceQuery === '?downloads') {
    const content = path.join(path.dirname(this.resourcePath), '..');
    this.addContextDependency(content);
    return downloadsSource(content, 'import');
  }
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  const readBeside = (name) => {
    const beside = path.join(path.dirname(this.resourcePath), name);
    const isThere = existsSync(beside);
    // A figure that is redrawn and a term that is added appear at once.
    if (isThere) this.addDependency(beside);
    else this.addMissingDependency(beside);
    return isThere ? readFileSync(beside, 'utf8') : undefined;
  };
  return compiledSource(compileContent(text, file, readBeside, this.resourceQuery), 'import');
}
