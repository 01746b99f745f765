import { randomInt } from 'node:crypto';
import type { LedgerEntry, Preview } from '@portal/contracts';
import { UserFacingError } from './user-facing-error.ts';

/** Days until a preview expires. */
const PREVIEW_DAYS = 7;
/** Previews that can be open at the same time: their pages are re-rendered with every release, which has to stay quick. */
const PREVIEWS_AT_ONCE = 8;

/**
 * Characters of an id. None can be mistaken for another when read aloud, and none forms a number that begins with 0, which versions must
 * not contain.
 */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const ID_LENGTH = 16;
/** Version of a candidate: `1.4.1-preview.2.<id>`. */
const CANDIDATE = /-preview\.\d+\.([a-z0-9]+)$/;

/** A preview that is in the ledger and has not expired, with who made it. */
export type OpenPreview = Preview & { readonly who: string };

/** An id that nobody can guess (79 bits): whoever knows it may look at the preview. */
export function newPreviewId(): string {
  return Array.from({ length: ID_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}

/**
 * The version that a candidate is built under: the next one, with a preview suffix and a number. It ends with the id, because the files of
 * a release are served to anyone who knows its version.
 */
export function candidateVersion(ledger: readonly LedgerEntry[], app: string, next: string, id: string): string {
  const before = ledger.filter(({ preview }) => preview?.app === app && preview.version.startsWith(`${next}-preview.`)).length;
  return `${next}-preview.${before + 1}.${id}`;
}

/** The id in a candidate's version; `undefined` for a release. */
export function idOfCandidate(version: string): string | undefined {
  return CANDIDATE.exec(version)?.[1];
}

/** When a preview that begins now will end. */
export function endOfPreview(now: Date): string {
  return new Date(now.getTime() + PREVIEW_DAYS * 24 * 60 * 60_000).toISOString();
}

/** Previews that can be looked at, oldest first. */
export function openPreviews(ledger: readonly LedgerEntry[], now: Date): OpenPreview[] {
  const ended = new Set(ledger.map(({ endedPreview }) => endedPreview));
  return ledger.flatMap(({ preview, who }) =>
    preview && !ended.has(preview.id) && Date.parse(preview.until) > now.getTime() ? [{ ...preview, who }] : [],
  );
}

/** Refuses a preview if no more may be open. */
export function requireRoom(open: readonly OpenPreview[]): void {
  if (open.length >= PREVIEWS_AT_ONCE)
    throw new UserFacingError(
      `${open.length} previews are open, and the limit is ${PREVIEWS_AT_ONCE}. End one: npm run preview -- --end ${open[0]?.id}.`,
    );
}
