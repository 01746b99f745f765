import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of a fault with the fault in it, or why there is none: the file is gone, or its text has changed since the fault was written down. */
export function withFault(workspace, { file, before, after }) {
  const place = path.join(workspace, file);
  if (!existsSync(place)) return { problem: `there is no ${file}` };
  const text = readFileSync(place, 'utf8');
  const times = text.split(before).length - 1;
  if (times !== 1) return { problem: `what it changes stands ${times} times in ${file}` };
  return { text: text.replace(before, () => after) };
}
