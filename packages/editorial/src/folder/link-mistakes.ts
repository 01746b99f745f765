import type { ContentMistake } from '../content-mistake.ts';
import { LINK_KEYS, textPath } from '../markdown/text-links.ts';
import { nearestWord } from '../schema/nearest-word.ts';
import type { TextOfKind } from './text-kind.ts';

/**
 * Names of texts under `needs` and `next` that do not exist, and texts that need each other in a circle. `texts` are those of the whole
 * app; if one of `released` is gone, the register of ids reports it.
 */
export function linkMistakes(texts: readonly TextOfKind[], released: ReadonlySet<string>): ContentMistake[] {
  const byPath = new Map(texts.map((text) => [pathOf(text), text]));
  const lost = texts.flatMap((text) =>
    LINK_KEYS.flatMap((key) =>
      namesIn(text, key).flatMap((name, at) => {
        const message = nameMistake(name, text, byPath);
        const isGone = !byPath.has(textPath(text.file, name)) && released.has(textPath(text.file, name));
        return message === undefined || isGone ? [] : [{ file: text.file, line: text.lineOf([key, at]), message }];
      }),
    ),
  );
  return [...lost, ...circles(byPath)];
}

function pathOf({ file, name }: TextOfKind): string {
  return textPath(file, name);
}

function namesIn({ meta }: TextOfKind, key: (typeof LINK_KEYS)[number]): string[] {
  const names = meta?.[key];
  return Array.isArray(names) ? names.map(String) : [];
}

function nameMistake(name: string, text: TextOfKind, byPath: ReadonlyMap<string, TextOfKind>): string | undefined {
  const to = textPath(text.file, name);
  if (to === pathOf(text)) return `This text refers to itself. Take "${name}" out.`;
  if (byPath.has(to)) return undefined;
  const elsewhere = [...byPath.keys()].find((other) => other.endsWith(`/${name}`));
  const meant = elsewhere ?? nearestWord(to, [...byPath.keys()])?.replace(new RegExp(`^${to.split('/')[0]}/`), '');
  return `There is no text content/${to}.md. ${meant ? `Write "${meant}" instead` : 'Correct the name, or take it out'}.`;
}

/** Each circle once, at the first text in it. */
function circles(byPath: ReadonlyMap<string, TextOfKind>): ContentMistake[] {
  const done = new Set<string>();
  const mistakes: ContentMistake[] = [];
  const walk = (at: string, way: readonly string[]): void => {
    const text = byPath.get(at);
    const begin = way.indexOf(at);
    if (text && begin >= 0) {
      const circle = [...way.slice(begin), at];
      const message = `These texts need each other in a circle, so no one could begin: ${circle.join(' → ')}. Take one of them out of "needs".`;
      mistakes.push({ file: text.file, line: text.lineOf(['needs']), message });
      return;
    }
    if (!text || done.has(at)) return;
    for (const name of namesIn(text, 'needs')) if (textPath(text.file, name) !== at) walk(textPath(text.file, name), [...way, at]);
    done.add(at);
  };
  for (const at of byPath.keys()) walk(at, []);
  return mistakes;
}
