import type { ContentMistake } from '../content-mistake.ts';
import type { IdRule } from '../define-content.ts';
import { nextFreeId, type ReleasedIds, releasedIds } from './id-register.ts';
import type { TextKind, TextOfKind } from './text-kind.ts';

/**
 * Browsers remember progress under an id, and links lead to a file name, so the register protects both. A new text needs an id that was
 * never used, and a line in the register.
 */
export function idMistakes({ rule, folder, texts, yaml }: TextKind): ContentMistake[] {
  const register = rule.ids && yaml(rule.ids.file);
  if (!rule.ids || !register) return [];
  const file = `content/${rule.ids.file}`;
  const released = releasedIds(register.data, folder);
  const names = new Set(texts.map(({ name }) => name));
  const gone = Object.keys(released).filter((name) => !names.has(name));
  const renamed = new Set<string>();
  const mistakes = texts.flatMap((text) => {
    const id = text.meta?.id;
    const before = released[text.name];
    if (typeof id !== 'number' || id === before) return [];
    const at = { file: text.file, line: text.lineOf(['id']) };
    if (before !== undefined)
      return [{ ...at, message: `This text was released with the id ${before}, under which browsers remember it. Write "id: ${before}".` }];
    const former = gone.find((name) => released[name] === id && !renamed.has(name));
    if (former === undefined) return [{ ...at, message: newText(text, id, released, texts, file) }];
    renamed.add(former);
    const message = `This text was released as "${former}", the name that links lead to. Name the file ${former}.md again.`;
    return [{ ...at, line: 1, message }];
  });
  const lost = gone.filter((name) => !renamed.has(name));
  return [
    ...mistakes,
    ...givenTwice(released, rule.ids).map(({ name, message }) => ({ file, line: register.lineOf([folder, name]), message })),
    ...lost.map((name) => ({
      file,
      line: register.lineOf([folder, name]),
      message: `"${name}" was released, but content/${folder}/${name}.md is gone. Restore the file: links and progress point to it.`,
    })),
  ];
}

function givenTwice(released: ReleasedIds, { shared = [] }: IdRule): { name: string; message: string }[] {
  const ids = Object.entries(released);
  return ids.flatMap(([name, id], index) => {
    const owner = ids.slice(0, index).find(([, earlier]) => earlier === id)?.[0];
    if (owner === undefined || shared.includes(id)) return [];
    const free = nextFreeId(Object.values(released));
    return [{ name, message: `The id ${id} belongs to "${owner}". Give "${name}" one that is free, here and in its file: ${free}.` }];
  });
}

function newText(text: TextOfKind, id: number, released: ReleasedIds, texts: readonly TextOfKind[], file: string): string {
  const owner =
    Object.keys(released).find((name) => released[name] === id) ?? texts.find((other) => other !== text && other.meta?.id === id)?.name;
  const taken = [...Object.values(released), ...texts.flatMap(({ meta }) => (typeof meta?.id === 'number' ? [meta.id] : []))];
  if (owner !== undefined) return `The id ${id} belongs to "${owner}". Give this text one that is free: "id: ${nextFreeId(taken)}".`;
  return `This text is new. Add a line "${text.name}: ${id}" at the end of its list in ${file}, so that its id stays its own.`;
}
