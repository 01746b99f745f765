import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SHELL } from '../rules/names.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';

/** Folders that never are source. */
const NOT_SOURCE = new Set(['node_modules', 'dist', '.portal', 'coverage', 'testing']);

/** Apps of the workspace: the shell first, then every `mfe-*` folder that has a manifest. */
export function appsOf(workspace: string): string[] {
  const features = readdirSync(workspace)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(workspace, name, 'app.ts')))
    .sort();
  return [SHELL, ...features];
}

/** Refuses a name that is no app of the workspace, naming those that are. */
export function requireApps(workspace: string, names: readonly string[]): void {
  const apps = appsOf(workspace);
  if (names.length === 0)
    throw new UserFacingError(`Name the app: npm run release -- ${apps.at(1) ?? SHELL}. The apps are ${apps.join(', ')}.`);
  for (const name of names)
    if (!apps.includes(name)) throw new UserFacingError(`There is no app "${name}". The apps are ${apps.join(', ')}.`);
}

/**
 * A digest of everything that an app's build is made from: its folder, the workspace packages it uses, and the lock file.
 * Equal digests mean equal bytes; a different one only means that building could make a difference.
 */
export function sourceDigest(workspace: string, app: string): string {
  const hash = createHash('sha256');
  const folders = [path.join(workspace, app), ...packagesOf(workspace, path.join(workspace, app))];
  for (const folder of folders) addFolder(hash, workspace, folder);
  hash.update(readFileSync(path.join(workspace, 'pnpm-lock.yaml')));
  return hash.digest('hex');
}

/** Folders of the workspace packages that the package in `dir` uses, directly or through others; the build presets count. */
function packagesOf(workspace: string, dir: string, found = new Set<string>()): Set<string> {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  for (const [name, range] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
    const folder = path.join(workspace, 'packages', name.replace('@portal/', ''));
    if (!range.startsWith('workspace:') || found.has(folder)) continue;
    found.add(folder);
    packagesOf(workspace, folder, found);
  }
  return found;
}

function addFolder(hash: ReturnType<typeof createHash>, workspace: string, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!NOT_SOURCE.has(entry.name)) addFolder(hash, workspace, file);
    } else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name) && entry.name !== 'README.md') {
      hash.update(path.relative(workspace, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
}

/** The commit a build is made from; "uncommitted" when the app's sources differ from it, or when there is no repository. */
export function commitOf(workspace: string, app: string): { commit: string; uncommitted: boolean; subject: string } {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const [commit = '', subject = ''] = git('log', '-1', '--format=%H%n%s').split('\n');
    return { commit, subject, uncommitted: git('status', '--porcelain', '--', app, 'packages', 'pnpm-lock.yaml') !== '' };
  } catch {
    return { commit: 'unknown', subject: '', uncommitted: true };
  }
}

/** Who acts, for the ledger: the name git knows, else the user of the machine. */
export function actorOf(workspace: string): string {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      cwd: workspace,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    if (name) return name;
  } catch {}
  return os.userInfo().username;
}
