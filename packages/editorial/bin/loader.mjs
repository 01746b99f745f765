// The rspack loader of content/ folders: a Markdown or YAML file becomes a module with its compiled value as default export;
// a Markdown file that is imported with `?meta` leaves its text behind.
import path from 'node:path';
import { createJiti } from 'jiti';

const { compileContent } = await createJiti(import.meta.url).import('../src/compile-content.ts');

export default function loadContent(text) {
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll('\\', '/');
  return `export default ${JSON.stringify(compileContent(text, file, this.resourceQuery))};\n`;
}
