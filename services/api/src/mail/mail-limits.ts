import type { EntityManager } from 'typeorm';
import { CONFIRMATIONS, type Limit, TEAM_MAILS } from '../rate-limits/limit-table.ts';
import type { MailKind } from './mail-templates.ts';

/** Advisory lock on a hash of the kind: transactions that may write the last email of the hour run one after the other. */
const LOCK = 1_204_120;

/**
 * Whether one more email of a kind may be sent by itself this hour. Call it last in a transaction, because others may wait for its lock.
 */
export async function canSendImmediately(manager: EntityManager, kind: MailKind): Promise<boolean> {
  const limit = kind === 'project-confirmation' ? CONFIRMATIONS : TEAM_MAILS;
  if ((await writtenRecently(manager, kind, limit)) >= limit.max) return false;
  await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK, kind]);
  return (await writtenRecently(manager, kind, limit)) < limit.max;
}

async function writtenRecently(manager: EntityManager, kind: MailKind, { seconds }: Limit): Promise<number> {
  const [row] = await manager.query<{ n: number }[]>(
    'select count(*)::int as n from outbox where kind = $1 and created_at > now() - make_interval(secs => $2)',
    [kind, seconds],
  );
  return row?.n ?? 0;
}

/** Leaves it to the next digest to report a stored record. */
export async function queueForDigest(manager: EntityManager, kind: MailKind, recordId: number, quarantined: boolean): Promise<void> {
  await manager.query(
    'insert into held_mails (kind, record_id, quarantined) values ($1, $2, $3) on conflict (kind, record_id) do nothing',
    [kind, recordId, quarantined],
  );
}
