// The rspack loader of content/ folders: a Markdown or YAML file becomes a module with its compiled value as default export;
// a Markdown file that is imported with `?meta` leaves its text behind, and a template with `?all` stands for the texts beside it.
import path from 'node:path';
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const { compileContent } = await jiti.import('../src/compile-content.ts');
const { textFolderSource } = await jiti.import('../src/text-folder.ts');

export default function loadContent(text) {
  if (this.resourceQuery === '?all') {
    const folder = path.dirname(this.resourcePath);
    this.addContextDependency(folder);
    return textFolderSource(folder, 'import');
  }
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  return `export default ${JSON.stringify(compileContent(text, file, this.resourceQuery))};\n`;
}
