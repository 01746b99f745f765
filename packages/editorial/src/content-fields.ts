import { z } from 'zod';
import { isHttpsAddress, isSitePath, trackingMistake } from './markdown/link-address.ts';
import { countWords } from './markdown/reading-time.ts';

// A message is what follows the name of the field: `"url" must be an https address.`

/** Any plain text that is not empty, at most `atMost` words long. */
export function words({ atMost }: { readonly atMost?: number } = {}): z.ZodString {
  const text = z
    .string()
    .regex(/\S/, { error: 'is empty. Write a text after the colon', abort: true })
    .regex(/^(?!.*<\/?[a-z][^<>]*>)/is, 'contains HTML. Write plain text only');
  if (atMost === undefined) return text;
  return text.check(
    z.refine((value: string) => countWords(value) <= atMost, {
      error: ({ input }) => `may have at most ${atMost} words, but has ${countWords(String(input))}. Shorten it`,
    }),
  );
}

/** One or more whole sentences: the text ends with a period, question mark or exclamation mark. */
export function sentence(options: { readonly atMost?: number } = {}): z.ZodString {
  return words(options).regex(/[.!?…][)\]"'”’]*\s*$/, 'must be a complete sentence. End it with a period');
}

/**
 * A text with these placeholders, as in `{count}`, which the page fills in: each must be present, and no others. `sentence()` or `words()`
 * add further rules for the text.
 */
export function template(text: z.ZodString, ...names: readonly string[]): z.ZodString {
  const listed = names.map((name) => `{${name}}`).join(' and ');
  const placeholders = (value: string) => new Set([...value.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  return text.check(
    z.refine((value: string) => placeholders(value).size === names.length && names.every((name) => placeholders(value).has(name)), {
      error: `must contain ${listed}, which the page fills in, and nothing else in curly brackets`,
    }),
  );
}

/** `https://example.org/page`, without the parts that track visitors. */
export function httpsAddress(): z.ZodString {
  return z.string().check(
    z.refine(isHttpsAddress, { error: 'must be an https address, such as "https://example.org"', abort: true }),
    z.refine((address: string) => trackingMistake(address) === undefined, {
      error: ({ input }) => trackingMistake(String(input)),
    }),
  );
}

/** `/tools`: a page of this site. */
export function sitePath(): z.ZodString {
  return z.string().check(z.refine(isSitePath, { error: 'must be a page of this site, such as "/tools"' }));
}

/** `2025-09-30`: a day of the calendar, as text. */
export function date(): z.ZodString {
  return z.string().check(z.refine(isDay, { error: 'must be a day such as 2025-09-30' }));
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
