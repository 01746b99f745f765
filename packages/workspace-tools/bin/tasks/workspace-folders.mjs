import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathIn } from './processes.mjs';

/** Folders of all workspaces, or of those that have a script of this name. */
export function workspaceFolders(script) {
  const folders = ['shell', 'e2e', 'lab', ...readdirSync(pathIn()).filter((name) => name.startsWith('mfe-'))];
  for (const drawer of ['packages', 'services']) folders.push(...readdirSync(pathIn(drawer)).map((name) => `${drawer}/${name}`));
  return folders.sort().filter((folder) => {
    const file = pathIn(folder, 'package.json');
    return existsSync(file) && (script === undefined || JSON.parse(readFileSync(file, 'utf8')).scripts?.[script] !== undefined);
  });
}
