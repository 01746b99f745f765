import type { z } from 'zod';
import type { StyleRule } from './advice/prose-style.ts';

/** What one file of an app's `content/` folder, or all files of a kind, must contain. */
export type ContentRule = YamlRule | MarkdownRule | DownloadRule;

export interface YamlRule {
  readonly schema: z.ZodType;
}

/** Files that readers can download, unchanged: templates to fill in (`templates/*.md`), and data beside the texts (`.csv`). */
export interface DownloadRule {
  readonly download: true;
}

export interface MarkdownRule {
  readonly frontMatter: z.ZodType;
  /** Without it, any level-2 headings are allowed. */
  readonly sections?: SectionRule;
  /** What one of these texts is called: `module` makes `npm run new -- module "Its title"` work. Needs `order` and `ids`. */
  readonly called?: string;
  /** The file that puts these texts in order. Without it, they have no order. */
  readonly order?: OrderRule;
  /** The register of ids: a released text keeps its name and its number. */
  readonly ids?: IdRule;
  /** How many tables all these texts have together. */
  readonly tables?: number;
  /** What each written text needs for teaching, including `timeToDo`. */
  readonly teaching?: TeachingRule;
  /** What writers get advice on, without a failure. */
  readonly advice?: AdviceRule;
}

/** Level-2 headings, in the words of the page; capitals and punctuation are ignored. */
export interface SectionRule {
  /** In the order of the text. */
  readonly required: readonly string[];
  /** What is allowed besides the required ones. Without it, anything is. */
  readonly allowed?: readonly string[];
  /** A file without any text below its front matter is accepted: its text is yet to come. */
  readonly optionalWhenEmpty?: boolean;
}

/** A YAML file in whose lists each text is named once. */
export interface OrderRule {
  readonly file: string;
  /** Keys whose lists name texts, wherever they appear in the file. */
  readonly lists: readonly string[];
}

/** A YAML file with a line `name: id` for each text ever released, grouped by the folder's name; `idRegister()` is its schema. */
export interface IdRule {
  readonly file: string;
  /** Ids that belong to more than one text. */
  readonly shared?: readonly number[];
}

/** What a text needs so that its readers can find out whether they have understood it (design/content.md, "Teaching"). */
export interface TeachingRule {
  /** Questions under "Check Yourself". */
  readonly questions: { readonly from: number; readonly to: number };
  /** Whether each text has to show a figure. */
  readonly figure?: boolean;
}

/** Length in words, the maximum reading grade (`readingGrade`), and how prose should read. */
export interface AdviceRule {
  readonly words?: { readonly from: number; readonly to: number };
  readonly grade?: number;
  readonly style?: StyleRule;
}

/**
 * Rules by file name below `content/`; `*` stands for any name in a folder. A name without `*` must exist.
 * `{ 'home.yaml': { schema }, 'modules/*.md': { frontMatter, sections } }`
 */
export type ContentRules = Readonly<Record<string, ContentRule>>;

/** Types the rules of an app, for the export `content` of its `editorial.config.ts`. */
export function defineContent<const Rules extends ContentRules>(rules: Rules): Rules {
  return rules;
}

/**
 * What an import of each YAML file returns, by the file's name: the type of its schema. An app's `content.d.ts` uses it to declare its
 * imports.
 */
export type ContentOf<Rules> = { readonly [File in keyof Rules as Rules[File] extends YamlRule ? File : never]: SchemaOf<Rules[File]> };
type SchemaOf<Rule> = Rule extends { readonly schema: infer Schema extends z.ZodType } ? z.infer<Schema> : never;
