import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathIn } from './processes.mjs';

const ENDING = '.template';

/**
 * Creates a feature app from the template: `npm run new -- app alumni` creates `mfe-alumni`, which is listed, tested and releasable at
 * once. Refuses an invalid name in one sentence. Returns the folder.
 */
export function newApp(name = '') {
  const folder = `mfe-${name}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('Name the app in lowercase words with hyphens: npm run new -- app alumni');
  if (existsSync(pathIn(folder))) throw new Error(`The folder ${folder} already exists. Choose another name, or work in that one.`);
  const title = name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
  const from = pathIn('packages/workspace-tools/templates/app');
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = pathIn(folder, path.relative(from, source).slice(0, -ENDING.length));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(source, 'utf8').replaceAll('__NAME__', name).replaceAll('__TITLE__', title));
  }
  return folder;
}
