import type { Statements } from '../database/transaction.ts';
import { CONFIRMATIONS, type Limit, TEAM_MAILS } from '../rate-limits/limit-table.ts';
import type { LetterKind } from './letters.ts';

/** Together with a hash of the kind: whoever writes the mail that may be the last of the hour waits for the others. */
const LOCK = 1_204_120;

/** Whether one more mail of a kind may go out by itself this hour. Has to be asked last in its transaction, which others may wait for. */
export async function mayGoByItself(transaction: Statements, kind: LetterKind): Promise<boolean> {
  const limit = kind === 'project-confirmation' ? CONFIRMATIONS : TEAM_MAILS;
  if ((await writtenLately(transaction, kind, limit)) >= limit.most) return false;
  await transaction.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK, kind]);
  return (await writtenLately(transaction, kind, limit)) < limit.most;
}

async function writtenLately(transaction: Statements, kind: LetterKind, { seconds }: Limit): Promise<number> {
  const [row] = await transaction.query<{ n: number }>(
    'select count(*)::int as n from outbox where kind = $1 and created_at > now() - make_interval(secs => $2)',
    [kind, seconds],
  );
  return row?.n ?? 0;
}

/** Keeps for the next digest that a record was stored. */
export async function holdMail(transaction: Statements, kind: LetterKind, recordId: number, quarantined: boolean): Promise<void> {
  await transaction.query(
    'insert into held_mails (kind, record_id, quarantined) values ($1, $2, $3) on conflict (kind, record_id) do nothing',
    [kind, recordId, quarantined],
  );
}
