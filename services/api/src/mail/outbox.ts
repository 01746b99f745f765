import { createHash, randomUUID } from 'node:crypto';
import type { Statements } from '../database/transaction.ts';
import type { Letter } from './letters.ts';

/** How long the request that wrote a mail has it for itself before others try, in seconds. */
const OWN_TIME = 10;

/**
 * Puts mails into the outbox, in the transaction of what they tell of. Answers their ids in the same order. Of a request the first
 * one is left to it for a moment.
 */
export async function putIntoOutbox(transaction: Statements, letters: readonly Letter[], from: 'a request' | 'a job'): Promise<string[]> {
  const ids: string[] = [];
  for (const { kind, to, replyTo, subject, body } of letters) {
    const id = randomUUID();
    await transaction.query(
      `insert into outbox (id, kind, recipient, reply_to, subject, body, next_attempt_at)
       values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
      [id, kind, to, replyTo, subject, body, from === 'a request' && ids.length === 0 ? OWN_TIME : 0],
    );
    ids.push(id);
  }
  return ids;
}

/** Whether an address may be sent a confirmation now, at most one a day; the answer yes uses up the day. Two at once are asked one after the other. */
export async function mayConfirm(transaction: Statements, address: string): Promise<boolean> {
  const rows = await transaction.query(
    `insert into confirmed_addresses (digest, confirmed_at) values ($1, now())
     on conflict (digest) do update set confirmed_at = now() where confirmed_addresses.confirmed_at < now() - interval '1 day'
     returning digest`,
    [digestOf(address)],
  );
  return rows.length > 0;
}

function digestOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  return createHash('sha256')
    .update(`${local.split('+')[0]}@${domain}`)
    .digest('hex');
}
