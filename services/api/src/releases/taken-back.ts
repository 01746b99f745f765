import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import type { LedgerEntry } from '@portal/contracts';

/** Older entries are not reported, in ms: the outbox forgets after 30 days which mails were sent. */
const NEWS_MS = 86_400_000;
/** So many of the last entries are looked at. */
const ENTRIES = 30;

/** Number of the entry of a store's ledger that is live; 0 where there is no store. */
export function liveNumber(storeDir: string): number {
  try {
    return Number(path.basename(readlinkSync(path.join(storeDir, 'current')))) || 0;
  } catch {
    return 0;
  }
}

/** The latest entries up to this one with which the site went back by itself. */
export function takenBack(storeDir: string, number: number, now: number): LedgerEntry[] {
  return Array.from({ length: Math.min(ENTRIES, number) }, (_, index) => number - index).flatMap((each) => {
    try {
      const entry = JSON.parse(readFileSync(path.join(storeDir, 'ledger', `${String(each).padStart(6, '0')}.json`), 'utf8')) as LedgerEntry;
      return entry.byWatch && now - Date.parse(entry.at) < NEWS_MS ? [entry] : [];
    } catch {
      // An entry that cannot be read tells nothing.
      return [];
    }
  });
}

/** The id of the mail about an entry: the same in every process and after a restart, so there is one mail. */
export function mailIdOf({ number, at }: LedgerEntry): string {
  const hex = createHash('sha256').update(`taken back ${number} ${at}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
