import path from 'node:path';
import type { ReadBeside } from './figure.ts';
import { readFrontMatter } from './front-matter.ts';

/**
 * Front matter that names other texts: what a reader needs first, and what comes next. For a text in another folder, the folder comes
 * before its name: `modules/first-steps`.
 */
export const LINK_KEYS = ['needs', 'next'] as const;
/** Front matter that says how long the tasks of a text take, in words: "3 hours over 8 days". */
export const TIME_KEY = 'timeToDo';

/** A text that another one names. */
export interface TextLink {
  readonly folder: string;
  /** Its file name without `.md`. */
  readonly name: string;
  readonly title: string;
  /** A separate page, if its front matter has a `route`. */
  readonly route?: string;
}

/** `modules/first-steps`, for a name in a text of that folder or of another one. */
export function textPath(file: string, name: string): string {
  return name.includes('/') ? name : `${path.posix.basename(path.posix.dirname(file))}/${name}`;
}

/** The texts that a list of names refers to. A text that is missing or has not been written yet is left out. */
export function textLinks(names: unknown, file: string, readBeside: ReadBeside): TextLink[] {
  if (!Array.isArray(names)) return [];
  return names.flatMap((each) => {
    const [folder = '', name = ''] = textPath(file, String(each)).split('/');
    const source = readBeside(`../${folder}/${name}.md`);
    if (source === undefined) return [];
    const { meta = {}, body } = readFrontMatter(source.replace(/\r\n?/g, '\n'), name);
    const route = typeof meta.route === 'string' ? { route: meta.route } : {};
    return body.trim() === '' && !('route' in route) ? [] : [{ folder, name, title: String(meta.title), ...route }];
  });
}
