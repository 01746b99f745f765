import { type ReleaseDocument, type SearchEntry, searchEntrySchema } from '@portal/contracts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import type { Candidate, ServerFacts } from './candidate.ts';

/** The candidate with what of the app can be found, as its server build gives it; refuses an entry that leads nowhere. */
export function withSearchEntries(candidate: Candidate, server: ServerFacts): Candidate {
  const { document } = candidate;
  if ('shell' in server) return candidate;
  const { search } = server.app;
  const file = `${document.app}/search.ts`;
  if ('problem' in search)
    throw new UserFacingError(`The search entries of ${document.app} could not be made: ${search.problem} Look at ${file}.`);
  if (search.value === undefined) return candidate;
  if (!Array.isArray(search.value)) throw new UserFacingError(`${file} returns something other than a list of search entries.`);
  const entries = search.value.map((entry, index) => checked(entry, index + 1, file));
  requireOwnAddresses(entries, document, file);
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
export function requireOwnAddresses(
  entries: readonly Pick<SearchEntry, 'title' | 'address'>[],
  { manifest }: ReleaseDocument,
  file: string,
): void {
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
