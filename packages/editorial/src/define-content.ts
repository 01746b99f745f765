import type { z } from 'zod';

/** What must stand in one file of an app's `content/` folder, or in all files of a kind. */
export type ContentRule = YamlRule | MarkdownRule;

export interface YamlRule {
  readonly schema: z.ZodType;
}

export interface MarkdownRule {
  readonly frontMatter: z.ZodType;
  /** Without it, any level-2 headings will do. */
  readonly sections?: SectionRule;
}

/** Level-2 headings, in the words of the page; capitals and punctuation do not count. */
export interface SectionRule {
  readonly required: readonly string[];
  /** What may stand beside the required ones. Without it, anything. */
  readonly allowed?: readonly string[];
  /** A file without any text below its front matter is in order: its text is yet to come. */
  readonly optionalWhenEmpty?: boolean;
}

/**
 * Rules by file name below `content/`; `*` stands for any name in a folder. A name without `*` must exist.
 * `{ 'home.yaml': { schema }, 'modules/*.md': { frontMatter, sections } }`
 */
export type ContentRules = Readonly<Record<string, ContentRule>>;

/** Names the rules of an app, for the export `content` of its `editorial.config.ts`. */
export function defineContent<const Rules extends ContentRules>(rules: Rules): Rules {
  return rules;
}
