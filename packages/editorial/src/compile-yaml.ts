import { ContentMistakes } from './content-mistake.ts';
import { readYaml } from './yaml/yaml-text.ts';

/** YAML as plain data. A syntax mistake is thrown as `ContentMistakes` with file and line. */
export function compileYaml(text: string, file: string): unknown {
  const { data, mistakes } = readYaml(text, file);
  if (mistakes.length > 0) throw new ContentMistakes(mistakes);
  return data;
}
