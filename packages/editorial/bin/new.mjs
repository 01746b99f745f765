#!/usr/bin/env node
// node packages/editorial/bin/new.mjs <kind> "Title" ["list"]: creates a new text from its template and adds it to the order and to the
// register of ids.
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const { newText } = await jiti.import('../src/index.ts');

try {
  const { app, file, id, order, list } = await newText(process.cwd(), process.argv.slice(2), (rules) => jiti.import(rules));
  console.log(`${file} has been created with the id ${id}. Its name is at the end of "${list}" in ${order}: move that line where you want it.

1. Replace the lines of the template with your text.
2. Run npm run check. It names every line that you still have to write.
3. See it: cd ${app} && npm run dev`);
} catch (problem) {
  console.error(problem.message);
  process.exitCode = 1;
}
