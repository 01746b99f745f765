import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Mail } from './mail-templates.ts';

/** How long an email is reserved for the request that wrote it, in seconds, before the periodic dispatch may claim it. */
const RESERVED_SECONDS = 10;

/**
 * Puts emails into the outbox in the transaction of the row that they report; undefined ones are left out. Returns their ids in the same
 * order. Nobody sends them for `holdSeconds`. An email with an `id` goes out once, however often it is put in.
 */
export async function putIntoOutbox(
  manager: EntityManager,
  mails: readonly ((Mail & { readonly id?: string }) | undefined)[],
  { reserveFirst = false, holdSeconds = 0 }: { readonly reserveFirst?: boolean; readonly holdSeconds?: number } = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (const { id = randomUUID(), kind, to, replyTo, subject, body } of mails.filter((mail) => mail !== undefined)) {
    await manager.query(
      `insert into outbox (id, kind, recipient, reply_to, subject, body, next_attempt_at)
       values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7)) on conflict (id) do nothing`,
      [id, kind, to, replyTo, subject, body, reserveFirst && ids.length === 0 ? RESERVED_SECONDS : holdSeconds],
    );
    ids.push(id);
  }
  return ids;
}
