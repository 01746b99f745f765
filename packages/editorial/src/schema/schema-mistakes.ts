import { z } from 'zod';
import type { YamlPath } from '../yaml/yaml-text.ts';
import { schemaWords } from './schema-words.ts';
import { type UnknownKey, unknownKeys } from './unknown-keys.ts';

/** A value that does not match its schema, with the path to it. */
export interface SchemaMistake {
  readonly path: YamlPath;
  readonly message: string;
}

/** What is wrong with `data`, one sentence each, including names that the schema does not know. */
export function schemaMistakes(schema: z.ZodType, data: unknown): SchemaMistake[] {
  const unknown = unknownKeys(schema, data);
  const answer = z.safeParse(schema, data, { error: schemaWords });
  const found = answer.success ? [] : answer.error.issues.flatMap((issue) => plain(issue)).map((issue) => mistakeOf(issue, data));
  const misspelled = new Set(unknown.map(({ path, meant }) => JSON.stringify([...path.slice(0, -1), meant])));
  return [...found.filter(({ path }) => !misspelled.has(JSON.stringify(path))), ...unknown.map(unknownKeyMistake)];
}

/** If a choice matches no form, the findings for the closest one; unknown names are found elsewhere. */
function plain(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code === 'unrecognized_keys') return [];
  if (issue.code === 'invalid_key') return issue.issues.slice(0, 1).map((inner) => ({ ...inner, path: issue.path }));
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const below = issue.errors.filter((errors) => errors.every(({ path }) => path.length > 0));
  const nearest = below.sort((a, b) => a.length - b.length)[0];
  return nearest ? nearest.flatMap((inner) => plain({ ...inner, path: [...issue.path, ...inner.path] })) : [issue];
}

function mistakeOf(issue: z.core.$ZodIssue, data: unknown): SchemaMistake {
  const value = issue.path.reduce((inner: unknown, step) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[step], data);
  return { path: issue.path, message: `${subject(issue.path)} ${ended(predicate(issue, value))}` };
}

function predicate({ path, message }: z.core.$ZodIssue, value: unknown): string {
  const name = path.at(-1);
  if (value === undefined) return typeof name === 'string' ? `is missing. Add a line that begins with "${name}:"` : 'is missing';
  if (value === null) return name === undefined ? 'is empty. Write its text' : 'is empty. Write a value after the colon';
  return message;
}

function subject(path: YamlPath): string {
  const name = path.at(-1);
  if (name === undefined) return 'The file';
  if (typeof name === 'string') return `"${name}"`;
  const list = path.at(-2);
  return `Entry ${Number(name) + 1} of ${typeof list === 'string' ? `"${list}"` : 'the list'}`;
}

function unknownKeyMistake({ path, meant, allowed }: UnknownKey): SchemaMistake {
  const advice = meant ? `Write "${meant}" instead` : `Take it out, or use one of: ${allowed.join(', ')}`;
  return { path, message: `"${String(path.at(-1))}" is not a name used here. ${advice}.` };
}

function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
