import type { ContentMistake } from '../content-mistake.ts';
import { isMapping, readYaml, type YamlPath } from '../yaml/yaml-text.ts';

/** A Markdown file split at the line `---` that closes its front matter. */
export interface FrontMatter {
  /** Missing if it cannot be read. */
  readonly meta: Readonly<Record<string, unknown>> | undefined;
  /** The text below, with an empty line for each line above, so that line numbers are those of the file. */
  readonly body: string;
  /** Line of a key of the front matter. */
  readonly lineOf: (path: YamlPath) => number;
  readonly mistakes: readonly ContentMistake[];
}

/** Splits off the front matter; a file without any has an empty one. */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const none = { meta: {}, body: text, lineOf: () => 1, mistakes: [] };
  if (!/^---[ \t]*\n/.test(text)) return none;
  const found = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(text);
  if (!found) {
    const message = 'The lines at the top have no end. Add a line of three dashes ("---") below them.';
    return { ...none, meta: undefined, body: '', mistakes: [{ file, line: 1, message }] };
  }
  const yaml = readYaml(found[1] ?? '', file, 2);
  const above = found[0].split('\n').length - 1;
  const meta = yaml.data === null ? {} : isMapping(yaml.data) ? yaml.data : undefined;
  const message = 'The lines at the top must each have the form "name: value". Add the name and the colon.';
  const mistakes = meta || yaml.mistakes.length > 0 ? yaml.mistakes : [{ file, line: 2, message }];
  return { meta, body: '\n'.repeat(above) + text.slice(found[0].length), lineOf: yaml.lineOf, mistakes };
}
