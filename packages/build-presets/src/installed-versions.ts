import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL_API_VERSION, sharedModules } from '@portal/contracts';

const sharedVersion = (dir: string, name: string): string => (name === '@portal/shell-api' ? SHELL_API_VERSION : versionOf(dir, name));

/** The installed version of every shared module for the workspace in `dir`: what a shell provides. */
export function installedVersions(dir: string): Record<string, string> {
  return Object.fromEntries(Object.keys(sharedModules).map((name) => [name, sharedVersion(dir, name)]));
}

/** Like {@link installedVersions}, without what is not installed: an app names in its package.json which shared libraries it uses. */
export function usedVersions(dir: string): Record<string, string> {
  const isInstalled = (name: string) => name === '@portal/shell-api' || existsSync(path.join(dir, 'node_modules', name));
  const names = Object.keys(sharedModules).filter(isInstalled);
  return Object.fromEntries(names.map((name) => [name, sharedVersion(dir, name)]));
}

/** The installed version of a library for the workspace in `dir`. */
export function versionOf(dir: string, name: string): string {
  const file = path.join(dir, 'node_modules', name, 'package.json');
  if (!existsSync(file))
    throw new Error(`${name} is not installed for ${path.basename(dir)}. Add it to its package.json and run npm start again.`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
