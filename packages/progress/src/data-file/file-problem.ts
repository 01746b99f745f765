import type { SectionName } from '../sections.ts';

/** Why a file is not accepted. Each reason has its own sentence. */
export type FileProblem =
  | { readonly kind: 'unreadable' | 'empty' | 'notText' | 'notJson' | 'cutOff' | 'otherProgram' | 'noVersion' | 'tooDeep' }
  | { readonly kind: 'tooLarge'; readonly bytes: number; readonly limit: number }
  | { readonly kind: 'newerVersion'; readonly version: number; readonly known: number }
  /** The same name appears twice in one place of the file; one of the two would be lost. */
  | { readonly kind: 'twice'; readonly name: string }
  /** A part that every file has is missing or invalid. */
  | { readonly kind: 'part'; readonly name: string }
  /** An entry of `progress` does not match its section. */
  | { readonly kind: 'section'; readonly name: string; readonly section: SectionName }
  /** An entry of the other parts is not a text, or has no name. */
  | { readonly kind: 'entry'; readonly name: string };
