import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from './check-content.ts';
import { type ContentMistake, inOrder } from './content-mistake.ts';
import type { ContentRules } from './define-content.ts';

/** Where an app says what its content must be. */
export const RULES_FILE = 'editorial.config.ts';

/** The result of checking several apps; file names are relative to `root`. */
export interface WorkspacesCheck {
  readonly apps: number;
  readonly files: number;
  readonly mistakes: readonly ContentMistake[];
  readonly advice: readonly ContentMistake[];
}

/** Checks the content of `folders` (paths from `root`); `load` imports a TypeScript file. */
export async function checkWorkspaces(
  root: string,
  folders: readonly string[],
  load: (file: string) => Promise<unknown>,
): Promise<WorkspacesCheck> {
  const mistakes: ContentMistake[] = [];
  const advice: ContentMistake[] = [];
  let files = 0;
  for (const folder of folders) {
    const app = path.resolve(root, folder);
    const inRoot = (file: string): string => path.relative(root, path.join(app, file)).replaceAll('\\', '/');
    const rules = existsSync(path.join(app, RULES_FILE)) ? await rulesOf(path.join(app, RULES_FILE), load) : undefined;
    if (!rules) {
      mistakes.push({
        file: inRoot(RULES_FILE),
        line: 1,
        message: 'There are no rules for content here. Add the file with "export const content = defineContent({ … });".',
      });
      continue;
    }
    const check = checkContent(app, rules);
    files += check.files;
    mistakes.push(...check.mistakes.map((mistake) => ({ ...mistake, file: inRoot(mistake.file) })));
    advice.push(...check.advice.map((piece) => ({ ...piece, file: inRoot(piece.file) })));
  }
  return { apps: folders.length, files, mistakes: inOrder(mistakes), advice: inOrder(advice) };
}

/** Folders below `root`, one or two levels deep, that have rules for content. */
export function foldersWithRules(root: string): string[] {
  const inside = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
      .map((entry) => path.join(folder, entry.name));
  const near = inside('.');
  return [...near, ...near.flatMap(inside)].filter((folder) => existsSync(path.join(root, folder, RULES_FILE))).sort();
}

/** The export `content` of a rules file, which `load` imports. */
export async function rulesOf(file: string, load: (file: string) => Promise<unknown>): Promise<ContentRules | undefined> {
  const { content } = (await load(file)) as { readonly content?: ContentRules };
  return content;
}
