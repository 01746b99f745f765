import type { z } from 'zod';
import { nearestWord } from './nearest-word.ts';

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list whose lines begin with "- "',
  object: 'a group of "name: value" lines',
  record: 'a group of "name: value" lines',
};

const UNITS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries', set: 'entries' };

/** Zod's findings, worded to follow the name of a field, for people who have never heard of types. */
export function schemaWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? 'something else'}${issue.expected === 'string' ? quotesNeeded(issue.input) : ''}`;
    case 'invalid_value':
      return oneOf(issue.values, issue.input);
    case 'too_small':
      return `needs ${issue.exact ? 'exactly' : issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `may have ${issue.exact ? 'exactly' : issue.inclusive === false ? 'fewer than' : 'at most'} ${amount(issue.maximum, issue.origin)}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'must be an email address' : `is "${issue.input}", which is not in the right form`;
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options, undefined) : 'has none of the forms allowed here';
    default:
      return 'has a value that is not allowed here';
  }
}

/** `must be one of Beginner, Advanced, but is "Begginer". Write "Beginner"` */
function oneOf(values: readonly unknown[], input: unknown): string {
  const choices = values.map(String);
  const must = choices.length === 1 ? `must be ${choices[0]}` : `must be one of ${choices.join(', ')}`;
  if (typeof input !== 'string') return must;
  const meant = nearestWord(input, choices);
  return `${must}, but is "${input}"${meant && choices.length > 1 ? `. Write "${meant}"` : ''}`;
}

function amount(count: number | bigint, origin: string): string {
  const units = UNITS[origin];
  if (!units) return `the value ${count}`;
  return `${count} ${Number(count) === 1 ? units.replace(/ies$/, 'y').replace(/s$/, '') : units}`;
}

function quotesNeeded(input: unknown): string {
  return typeof input === 'number' || typeof input === 'boolean' ? `. Put it in quotation marks: "${input}"` : '';
}
