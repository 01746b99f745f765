import type { MarkdownRule } from '../define-content.ts';
import type { MarkdownText } from '../markdown/read-markdown.ts';
import type { YamlText } from '../yaml/yaml-text.ts';

/** A Markdown file that was read. */
export interface TextOfKind extends MarkdownText {
  /** `content/modules/first-steps.md` */
  readonly file: string;
  /** `first-steps` */
  readonly name: string;
}

/** All texts of one rule, and what the rules across them need. */
export interface TextKind {
  readonly rule: MarkdownRule;
  /** `modules`, for a rule of `modules/*.md`. */
  readonly folder: string;
  readonly texts: readonly TextOfKind[];
  /** A YAML file of the same `content/` folder, unless it is missing or cannot be read. */
  readonly yaml: (name: string) => YamlText | undefined;
}

/** `modules`, of `modules/*.md` or `modules/first-steps.md`. */
export function folderOf(pattern: string): string {
  return pattern.includes('/') ? pattern.slice(0, pattern.lastIndexOf('/')) : '';
}
