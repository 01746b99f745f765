import type { LedgerEntry } from '@portal/contracts';

/** Versions of an app that were withdrawn. Entries stay in the ledger, so they stay withdrawn. */
export function withdrawnVersions(ledger: readonly Pick<LedgerEntry, 'withdrawn'>[], app: string): string[] {
  return ledger.flatMap(({ withdrawn }) => (withdrawn?.app === app ? [withdrawn.version] : []));
}
