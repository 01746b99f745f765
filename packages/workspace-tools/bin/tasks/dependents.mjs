import { readFileSync } from 'node:fs';
import { pathIn } from './processes.mjs';
import { workspaceFolders } from './workspace-folders.mjs';

/** Setup of Jest and TypeScript, the build of every app, and the commands that run them. */
const USED_BY_ALL = ['packages/build-presets', 'packages/workspace-tools'];

/** What the tests of a folder read by its path; other workspaces that use the folder do not. */
export const READ_BY_TESTS = {
  e2e: ['lab', 'mfe-collaborate', 'services/api', 'services/site'],
  // Its types are generated from the API's OpenAPI document.
  'packages/api-client': ['services/api'],
  'services/site': ['services/api'],
};

/** Which workspaces each one uses, according to its package.json. */
export function workspaceGraph() {
  const folders = workspaceFolders();
  const packages = folders.map((folder) => JSON.parse(readFileSync(pathIn(folder, 'package.json'), 'utf8')));
  const folderOf = new Map(packages.map(({ name }, index) => [name, folders[index]]));
  return new Map(
    folders.map((folder, index) => {
      const { dependencies, devDependencies } = packages[index];
      const named = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => folderOf.get(name) ?? []);
      return [folder, [...new Set([...named, ...USED_BY_ALL])].filter((each) => each !== folder).sort()];
    }),
  );
}

/**
 * What a change in these folders can break: `users` are the folders and all that use them, directly or through others; `tested` also
 * includes those whose tests read one of them.
 */
export function reachOf(folders, graph, readByTests = READ_BY_TESTS) {
  const users = new Set(folders);
  for (const folder of users) for (const [user, uses] of graph) if (uses.includes(folder)) users.add(user);
  const readers = Object.keys(readByTests).filter((reader) => readByTests[reader].some((folder) => users.has(folder)));
  return { users: [...users].sort(), tested: [...new Set([...users, ...readers])].sort() };
}
