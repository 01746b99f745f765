import type { ContentMistake } from '../content-mistake.ts';
import type { SectionRule } from '../define-content.ts';
import { nearestWord } from '../schema/nearest-word.ts';
import type { Heading } from './markdown-headings.ts';
import type { MarkdownText } from './read-markdown.ts';
import { slug } from './slug.ts';

/** Level-2 headings that are missing, in the wrong order, or not among those allowed. `lastLine` is where a missing one could be added. */
export function sectionMistakes({ document, headings }: MarkdownText, rule: SectionRule, file: string, lastLine: number): ContentMistake[] {
  if (rule.optionalWhenEmpty && document.words === 0) return [];
  const present = document.sections.map(({ id }) => id);
  const known = [...rule.required, ...(rule.allowed ?? [])];
  const missing = new Set(rule.required.filter((title) => !present.includes(slug(title))));
  const mistakes: ContentMistake[] = [];
  for (const { depth, id, title, line } of headings) {
    if (depth !== 2 || !rule.allowed || known.some((name) => slug(name) === id)) continue;
    const meant = nearestWord(
      title,
      known.filter((name) => !present.includes(slug(name))),
    );
    if (meant) missing.delete(meant);
    const advice = meant ? `Write "${meant}" instead` : `Use one of: ${known.join(', ')}`;
    mistakes.push({ file, line, message: `The section "${title}" is not used here. ${advice}.` });
  }
  return [
    ...mistakes,
    ...orderMistake(headings, rule.required).map((mistake) => ({ file, ...mistake })),
    ...[...missing].map((title) => ({
      file,
      line: lastLine,
      message: `The section "${title}" is missing. Add "## ${title}" and its text.`,
    })),
  ];
}

/** The first required heading that appears below a later one: once it has been moved, the others may be right. */
function orderMistake(headings: readonly Heading[], required: readonly string[]): { line: number; message: string }[] {
  const place = (heading: Heading): number => required.findIndex((title) => slug(title) === heading.id);
  const present = headings.filter((heading) => heading.depth === 2 && place(heading) >= 0);
  for (const [index, heading] of present.entries()) {
    const later = present.slice(0, index).find((earlier) => place(earlier) > place(heading));
    if (later) return [{ line: heading.line, message: `The section "${heading.title}" comes too late. Move it above "${later.title}".` }];
  }
  return [];
}
