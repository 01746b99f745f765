import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ReleaseDocument, type SearchEntry, searchEntrySchema } from '@portal/contracts';
import { SHELL } from '../rules/names.ts';
import { messageOf, UserFacingError } from '../rules/user-facing-error.ts';
import type { Candidate } from './candidate.ts';
import { runWithoutShell } from './run-without-shell.ts';

/** The candidate with what of the app can be found, as its server build gives it; refuses an entry that leads nowhere. */
export async function withSearchEntries(candidate: Candidate): Promise<Candidate> {
  const { document, dir } = candidate;
  if (document.app === SHELL || !existsSync(path.join(dir, 'server.cjs'))) return candidate;
  const { search } = runWithoutShell(dir);
  if (!search) return candidate;
  const file = `${document.app}/search.ts`;
  let given: readonly unknown[];
  try {
    given = await search();
  } catch (problem) {
    throw new UserFacingError(`The search entries of ${document.app} could not be made: ${messageOf(problem)} Look at ${file}.`);
  }
  const entries = given.map((entry, index) => checked(entry, index + 1, file));
  requireAddresses(entries, document, file);
  return { ...candidate, document: { ...document, search: entries } };
}

function checked(entry: unknown, position: number, file: string): SearchEntry {
  const read = searchEntrySchema.safeParse(entry);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  const where = first?.path.join('.');
  throw new UserFacingError(`${titleOf(entry, position)} in ${file} is not valid${where ? ` at ${where}` : ''}: ${first?.message}.`);
}

function titleOf(entry: unknown, position: number): string {
  const { title } = (typeof entry === 'object' && entry !== null ? entry : {}) as { readonly title?: unknown };
  return typeof title === 'string' && title !== '' ? `The search entry "${title}"` : `Search entry ${position}`;
}

/** A result opens one place of a page that the release has: of what another app has, that app's own release knows. */
function requireAddresses(entries: readonly SearchEntry[], { manifest }: ReleaseDocument, file: string): void {
  const own = new Set(manifest.routes.map((route) => route.path));
  const seen = new Map<string, string>();
  for (const { title, address } of entries) {
    const page = address.split(/[?#]/, 1)[0] ?? '';
    if (!own.has(page))
      throw new UserFacingError(
        `The search entry "${title}" in ${file} leads to ${page}, which is not a page of this app. Name one of its own pages.`,
      );
    const other = seen.get(address);
    if (other !== undefined)
      throw new UserFacingError(
        `The search entries "${other}" and "${title}" in ${file} both lead to ${address}. Keep one, or give each its own place on the page.`,
      );
    seen.set(address, title);
  }
}
