import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The file of a fault with the fault planted in it, or why that is not possible: the file is gone, or its text has changed since the fault
 * was written.
 */
export function withFault(workspace, { file, before, after }) {
  const target = path.join(workspace, file);
  if (!existsSync(target)) return { problem: `there is no ${file}` };
  const text = readFileSync(target, 'utf8');
  const times = text.split(before).length - 1;
  if (times !== 1) return { problem: `what it changes occurs ${times} times in ${file}` };
  return { text: text.replace(before, () => after) };
}
