import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Files below `folder` that the site uses, as `modules/first-steps.md`, except README.md, LICENSE.md, and names that begin with `_` or a
 * dot.
 */
export function contentFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep));
  return names
    .filter((steps) => !['README.md', 'LICENSE.md'].includes(steps.at(-1) ?? '') && !steps.some((step) => /^[._]/.test(step)))
    .map((steps) => steps.join('/'))
    .sort();
}

/** Whether `modules/*.md` matches `modules/first-steps.md`. */
export function isMatch(pattern: string, file: string): boolean {
  const source = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${source.join('[^/]*')}$`).test(file);
}
