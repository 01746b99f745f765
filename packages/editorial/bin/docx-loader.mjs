// The rspack loader of content/templates/*.md?docx: turns a template into a document for word processors.
import { createJiti } from 'jiti';

const { templateDocx } = await createJiti(import.meta.url).import('../src/downloads/template-docx.ts');

export default async function loadDocx(text) {
  return Buffer.from(await templateDocx(text));
}
