import { type LedgerEntry, type ReleaseStatement, releaseStatementSchema, type Signed, type UploadStatement } from '@portal/contracts';
import { UserFacingError } from './user-facing-error.ts';

/** Reads the text of a statement; `undefined` when it is none. */
export function readStatement(text: string): ReleaseStatement | undefined {
  try {
    return releaseStatementSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The statement under which the files of a release, or of a candidate, were brought; `undefined` when it was built on the server itself. */
export function uploadOf(signed: readonly (Signed | undefined)[], app: string, version: string): UploadStatement | undefined {
  for (const each of signed) {
    // A look at the text first: to parse every statement of a long ledger takes too long for a rollback.
    if (!each?.statement.includes(JSON.stringify(version))) continue;
    const statement = readStatement(each.statement);
    if (!statement || (statement.action !== 'release' && statement.action !== 'preview')) continue;
    if (statement.app === app && statement.version === version) return statement;
  }
  return undefined;
}

/** The last entry that changed which release of an app is live, or which can be. */
export function lastEntryOf(ledger: readonly LedgerEntry[], app: string): LedgerEntry | undefined {
  return ledger.findLast(({ steps, withdrawn }) => withdrawn?.app === app || steps.some((step) => step.app === app));
}

/** Refuses a statement whose author has not seen the last change of the app. */
export function requireLatest(ledger: readonly LedgerEntry[], { app, after }: { readonly app: string; readonly after: number }): void {
  const last = lastEntryOf(ledger, app);
  if ((last?.number ?? 0) !== after)
    throw new UserFacingError(
      `${app} has changed since this was signed${last ? `: entry ${last.number}, ${last.kind} by ${last.who}, "${last.why}"` : ''}. Look at it, then run the command again.`,
    );
}
