import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { adviceOf } from './advice/advice-of.ts';
import { wordingAdvice } from './advice/wording.ts';
import { contentFiles, isMatch } from './content-files.ts';
import { type ContentMistake, inOrder } from './content-mistake.ts';
import type { ContentRule, ContentRules, MarkdownRule } from './define-content.ts';
import { TEMPLATES } from './downloads/download-files.ts';
import { type DownloadText, downloadFileMistakes, downloadMistakes } from './folder/download-mistakes.ts';
import { idMistakes } from './folder/id-mistakes.ts';
import { releasedIds } from './folder/id-register.ts';
import { linkMistakes } from './folder/link-mistakes.ts';
import { orderMistakes } from './folder/order-mistakes.ts';
import { tableMistakes } from './folder/table-mistakes.ts';
import { teachingMistakes } from './folder/teaching-mistakes.ts';
import { templateMistakes } from './folder/template-mistakes.ts';
import { folderOf, type TextKind, type TextOfKind } from './folder/text-kind.ts';
import { GLOSSARY_FILE, glossaryOf, termsOf } from './glossary/glossary.ts';
import { glossaryMistakes, undefinedTerms } from './glossary/glossary-mistakes.ts';
import { figureName, figureOf } from './markdown/figure.ts';
import { readMarkdown } from './markdown/read-markdown.ts';
import { repeatedSentences } from './markdown/repeated-sentences.ts';
import { sectionMistakes } from './markdown/section-mistakes.ts';
import { schemaMistakes } from './schema/schema-mistakes.ts';
import { TEMPLATE } from './text-folder.ts';
import { readYaml, type YamlText } from './yaml/yaml-text.ts';

/** The result of checking an app's `content/` folder. */
export interface ContentCheck {
  readonly files: number;
  /** By file and line; file names are relative to the app's folder. */
  readonly mistakes: readonly ContentMistake[];
  /** What would improve the texts; never a reason to fail. In the same order. */
  readonly advice: readonly ContentMistake[];
}

/** Checks every file of an app's `content/` folder against the rules of its `editorial.config.ts`. Throws only when a folder cannot be read. */
export function checkContent(appFolder: string, rules: ContentRules): ContentCheck {
  const files = contentFiles(path.join(appFolder, 'content'));
  const mistakes: ContentMistake[] = absentFiles(files, rules);
  const advice: ContentMistake[] = [];
  const read = (file: string): string => readFileSync(path.join(appFolder, file), 'utf8');
  const texts = new Map<MarkdownRule, TextOfKind[]>();
  const yamls = new Map<string, YamlText>();
  const downloads: DownloadText[] = [];
  for (const name of files) {
    const file = `content/${name}`;
    if (name.endsWith('.svg')) continue;
    const matches = Object.entries(rules).filter(([pattern]) => isMatch(pattern, name));
    const [match] = matches;
    if (!match || matches.length > 1) {
      mistakes.push({ file, line: 1, message: match ? ambiguous(matches) : unused(Object.keys(rules)) });
      continue;
    }
    const [, rule] = match;
    const source = read(file);
    if (!name.endsWith('.csv')) advice.push(...wordingAdvice(source).map((piece) => ({ file, ...piece })));
    if ('download' in rule) {
      downloads.push({ file, text: source });
      mistakes.push(...downloadFileMistakes({ file, text: source }));
    } else if (name.endsWith('.md')) {
      if (!('frontMatter' in rule)) {
        mistakes.push({ file, line: 1, message: 'This is a Markdown file, but the page expects YAML. Rename it to end with ".yaml".' });
        continue;
      }
      const readBeside = (beside: string) => readIfThere(path.join(appFolder, path.dirname(file), beside));
      const text = { ...readMarkdown(source, file, readBeside), file, name: path.basename(name, '.md') };
      texts.set(rule, [...(texts.get(rule) ?? []), text]);
      mistakes.push(...markdownFileMistakes(text, rule, source.trimEnd().split('\n').length));
    } else {
      const yaml = readYaml(source, file);
      if (yaml.mistakes.length === 0) yamls.set(name, yaml);
      mistakes.push(...yamlFileMistakes(yaml, rule, file));
    }
  }
  const released = new Set<string>();
  for (const [pattern, rule] of Object.entries(rules)) {
    if (!('frontMatter' in rule)) continue;
    const kind: TextKind = { rule, folder: folderOf(pattern), texts: texts.get(rule) ?? [], yaml: (name) => yamls.get(name) };
    const ids = rule.ids && yamls.get(rule.ids.file);
    for (const name of Object.keys(ids ? releasedIds(ids.data, kind.folder) : {})) released.add(`${kind.folder}/${name}`);
    mistakes.push(...orderMistakes(kind), ...idMistakes(kind), ...tableMistakes(kind), ...teachingMistakes(kind));
    const template = `content/${kind.folder}/${TEMPLATE}`;
    if (existsSync(path.join(appFolder, template)))
      mistakes.push(...templateMistakes(readMarkdown(read(template), template).tree, kind.folder, kind.texts));
    if (rule.advice) advice.push(...kind.texts.flatMap((text) => adviceOf(text, rule.advice ?? {})));
  }
  const all = [...texts.values()].flat();
  const model = readIfThere(path.join(appFolder, `content/${TEMPLATES}/${TEMPLATE}`));
  mistakes.push(
    ...repeatedSentences(all),
    ...unusedFigures(files, all),
    ...linkMistakes(all, released),
    ...downloadMistakes(downloads, all, model),
  );
  const glossary = yamls.get(GLOSSARY_FILE);
  if (glossary) {
    mistakes.push(...glossaryMistakes(glossary, all, released));
    const known = glossaryOf(termsOf(glossary.data));
    advice.push(...all.flatMap((text) => undefinedTerms(text, known)));
  }
  return { files: files.length, mistakes: inOrder(mistakes), advice: inOrder(advice) };
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function unusedFigures(files: readonly string[], texts: readonly TextOfKind[]): ContentMistake[] {
  const used = new Set(
    texts.flatMap(({ file, tree }) =>
      tree.children.map((node) => path.posix.join(path.posix.dirname(file), figureName(figureOf(node)?.url ?? '') ?? '')),
    ),
  );
  return files
    .filter((name) => name.endsWith('.svg') && !used.has(`content/${name}`))
    .map((name) => ({
      file: `content/${name}`,
      line: 1,
      message: `No text shows this figure. Name it in one: ![what it shows](./${path.posix.basename(name)} "What to see in it."), or take it out.`,
    }));
}

function markdownFileMistakes(text: TextOfKind, rule: MarkdownRule, lastLine: number): ContentMistake[] {
  const { file, meta, lineOf } = text;
  const mistakes = [...text.mistakes];
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
  return absent.map((name) => ({ file: `content/${name}`, line: 1, message: 'This file is missing, but a page shows it. Restore it.' }));
}

function unused(patterns: readonly string[]): string {
  return `This file is not used by any page: rename it to fit ${patterns.join(', ')}, or begin its name with "_" to keep it out.`;
}

function ambiguous(matches: readonly (readonly [string, ContentRule])[]): string {
  return `Two rules fit this file: ${matches.map(([pattern]) => pattern).join(' and ')}. Keep one of them in editorial.config.ts.`;
}
