import { randomUUID } from 'node:crypto';
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
