import type { z } from 'zod';
import type { StyleRule } from './advice/prose-style.ts';

/** What must stand in one file of an app's `content/` folder, or in all files of a kind. */
export type ContentRule = YamlRule | MarkdownRule | DownloadRule;

export interface YamlRule {
  readonly schema: z.ZodType;
}

/** Files that readers download, as they are: templates to fill in (`templates/*.md`), and data beside the texts (`.csv`). */
export interface DownloadRule {
  readonly download: true;
}

export interface MarkdownRule {
  readonly frontMatter: z.ZodType;
  /** Without it, any level-2 headings will do. */
  readonly sections?: SectionRule;
  /** What one of these texts is called: `module` makes `npm run new -- module "Its title"` work. Needs `order` and `ids`. */
  readonly called?: string;
  /** The file that puts these texts in order. Without it, they have none. */
  readonly order?: OrderRule;
  /** The register of ids: what was released once keeps its name and its number. */
  readonly ids?: IdRule;
  /** How many tables all these texts have together. */
  readonly tables?: number;
  /** What each written text needs to teach, and with it `timeToDo`. */
  readonly teaching?: TeachingRule;
  /** What writers are advised of, without a failure. */
  readonly advice?: AdviceRule;
}

/** Level-2 headings, in the words of the page; capitals and punctuation do not count. */
export interface SectionRule {
  /** In the order of the text. */
  readonly required: readonly string[];
  /** What may stand beside the required ones. Without it, anything. */
  readonly allowed?: readonly string[];
  /** A file without any text below its front matter is in order: its text is yet to come. */
  readonly optionalWhenEmpty?: boolean;
}

/** A YAML file in whose lists each text is named once. */
export interface OrderRule {
  readonly file: string;
  /** Keys whose lists name texts, wherever they stand in the file. */
  readonly lists: readonly string[];
}

/** A YAML file with a line `name: id` for each text ever released, in a group of the folder's name; `idRegister()` is its schema. */
export interface IdRule {
  readonly file: string;
  /** Ids that belong to more than one text. */
  readonly shared?: readonly number[];
}

/** What a text has so that its readers can find out whether they understood (design/content.md, "Teaching"). */
export interface TeachingRule {
  /** Questions under "Check Yourself". */
  readonly questions: { readonly from: number; readonly to: number };
  /** Whether each text shows a figure. */
  readonly figure?: boolean;
}

/** Length in words, the highest grade of reading (`readingGrade`), and how prose reads. */
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

/** Names the rules of an app, for the export `content` of its `editorial.config.ts`. */
export function defineContent<const Rules extends ContentRules>(rules: Rules): Rules {
  return rules;
}

/** What an import of each YAML file gives, by the file's name: the type of its schema. An app's `content.d.ts` declares its imports with it. */
export type ContentOf<Rules> = { readonly [File in keyof Rules as Rules[File] extends YamlRule ? File : never]: SchemaOf<Rules[File]> };
type SchemaOf<Rule> = Rule extends { readonly schema: infer Schema extends z.ZodType } ? z.infer<Schema> : never;
