// What this entry point exports runs on Node, even when it is type-checked as part of an app that has only the browser's types.
/// <reference types="node" />
export { type ContentCheck, checkContent } from './check-content.ts';
export { checkWorkspaces, foldersWithRules, type WorkspacesCheck } from './check-workspaces.ts';
export { compileContent } from './compile-content.ts';
export { compileMarkdown } from './compile-markdown.ts';
export { compileYaml } from './compile-yaml.ts';
export { date, httpsAddress, sentence, sitePath, template, words } from './content-fields.ts';
export { contentFiles } from './content-files.ts';
export { type ContentMistake, ContentMistakes, mistakeText } from './content-mistake.ts';
export {
  type AdviceRule,
  type ContentOf,
  type ContentRule,
  type ContentRules,
  type DownloadRule,
  defineContent,
  type IdRule,
  type MarkdownRule,
  type OrderRule,
  type SectionRule,
  type TeachingRule,
  type YamlRule,
} from './define-content.ts';
export type { DataFile, DownloadFiles, TemplateFile, TextName } from './downloads/download-files.ts';
export { idRegister } from './folder/id-register.ts';
export { glossarySchema, type Term } from './glossary/glossary.ts';
export type { LinkVerdict } from './links/check-link.ts';
export { type CheckedLink, checkLinks } from './links/check-links.ts';
export { findLinks, type PlacedLink } from './links/find-links.ts';
export { isBroken, linkReport } from './links/link-report.ts';
export { markSeen } from './links/mark-seen.ts';
export type { MarkdownDocument, MarkdownFacts, MarkdownSection, ReadingTime, TextFile } from './markdown/markdown-document.ts';
export type { TextLink } from './markdown/text-links.ts';
export { type NewText, newText } from './new-text.ts';
export { type PublicReport, publicReport } from './public-report.ts';
export { textFolderSource } from './text-folder.ts';
