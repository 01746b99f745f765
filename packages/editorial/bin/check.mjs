#!/usr/bin/env node
// node packages/editorial/bin/check.mjs [folder…]: every mistake in the content of these folders, or of all folders with an
// editorial.config.ts, and advice, which does not fail the check.
import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);
const { checkWorkspaces, foldersWithRules, mistakeText } = await jiti.import('../src/index.ts');

const root = process.cwd();
const named = process.argv.slice(2);
const { apps, files, mistakes, advice } = await checkWorkspaces(root, named.length > 0 ? named : foldersWithRules(root), (file) =>
  jiti.import(file),
);

for (const { file, line, message } of advice) console.log(mistakeText({ file, line, message: `Advice: ${message}` }));
for (const mistake of mistakes) console.error(mistakeText(mistake));
if (mistakes.length > 0) {
  console.error(`\n${mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`} in the content. Fix what is listed above.`);
  process.exitCode = 1;
} else {
  console.log(`The content is in order: ${files} ${files === 1 ? 'file' : 'files'} in ${apps} ${apps === 1 ? 'app' : 'apps'}.`);
}
