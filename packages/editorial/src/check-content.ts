import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles, isMatch } from './content-files.ts';
import { type ContentMistake, inOrder } from './content-mistake.ts';
import type { ContentRule, ContentRules } from './define-content.ts';
import { type MarkdownText, readMarkdown } from './markdown/read-markdown.ts';
import { repeatedParagraphs } from './markdown/repeated-paragraphs.ts';
import { sectionMistakes } from './markdown/section-mistakes.ts';
import { schemaMistakes } from './schema/schema-mistakes.ts';
import { readYaml, type YamlText } from './yaml/yaml-text.ts';

/** What a look at an app's `content/` folder found. */
export interface ContentCheck {
  readonly files: number;
  /** By file and line; file names are relative to the app's folder. */
  readonly mistakes: readonly ContentMistake[];
}

/** Checks every file of an app's `content/` folder against the rules of its `editorial.config.ts`. Throws only when a folder cannot be read. */
export function checkContent(appFolder: string, rules: ContentRules): ContentCheck {
  const files = contentFiles(path.join(appFolder, 'content'));
  const mistakes: ContentMistake[] = absentFiles(files, rules);
  const texts: (MarkdownText & { readonly file: string })[] = [];
  for (const name of files) {
    const file = `content/${name}`;
    const matches = Object.entries(rules).filter(([pattern]) => isMatch(pattern, name));
    const [match] = matches;
    if (!match || matches.length > 1) {
      mistakes.push({ file, line: 1, message: match ? ambiguous(matches) : unused(Object.keys(rules)) });
      continue;
    }
    const source = readFileSync(path.join(appFolder, file), 'utf8');
    if (name.endsWith('.md')) {
      const text = readMarkdown(source, file);
      texts.push({ ...text, file });
      mistakes.push(...markdownFileMistakes(text, match[1], file, source.trimEnd().split('\n').length));
    } else mistakes.push(...yamlFileMistakes(readYaml(source, file), match[1], file));
  }
  return { files: files.length, mistakes: inOrder([...mistakes, ...repeatedParagraphs(texts)]) };
}

function markdownFileMistakes(text: MarkdownText, rule: ContentRule, file: string, lastLine: number): ContentMistake[] {
  if (!('frontMatter' in rule))
    return [{ file, line: 1, message: 'This is a Markdown file, but the page expects YAML. Rename it to end with ".yaml".' }];
  const mistakes = [...text.mistakes];
  const { meta, lineOf } = text;
  if (meta) mistakes.push(...schemaMistakes(rule.frontMatter, meta).map(({ path: at, message }) => ({ file, line: lineOf(at), message })));
  if (rule.sections) mistakes.push(...sectionMistakes(text, rule.sections, file, lastLine));
  return mistakes;
}

function yamlFileMistakes(yaml: YamlText, rule: ContentRule, file: string): ContentMistake[] {
  if (!('schema' in rule))
    return [{ file, line: 1, message: 'This is a YAML file, but the page expects Markdown. Rename it to end with ".md".' }];
  if (yaml.mistakes.length > 0) return [...yaml.mistakes];
  return schemaMistakes(rule.schema, yaml.data).map(({ path: at, message }) => ({ file, line: yaml.lineOf(at), message }));
}

function absentFiles(files: readonly string[], rules: ContentRules): ContentMistake[] {
  const absent = Object.keys(rules).filter((pattern) => !pattern.includes('*') && !files.includes(pattern));
  return absent.map((name) => ({ file: `content/${name}`, line: 1, message: 'This file is missing, but a page shows it. Bring it back.' }));
}

function unused(patterns: readonly string[]): string {
  return `This file is not used by any page: rename it to fit ${patterns.join(', ')}, or begin its name with "_" to keep it out.`;
}

function ambiguous(matches: readonly (readonly [string, ContentRule])[]): string {
  return `Two rules fit this file: ${matches.map(([pattern]) => pattern).join(' and ')}. Keep one of them in editorial.config.ts.`;
}
