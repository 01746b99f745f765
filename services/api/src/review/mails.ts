import type { DataSource } from 'typeorm';
import { ENCRYPT, NOT_ENCRYPTED } from '../config/mail-settings.ts';

interface Waiting {
  readonly id: string;
  readonly kind: string;
  readonly at: Date;
  readonly attempts: number;
  readonly error: string | null;
  readonly dead: boolean;
}

/** Emails that have not been accepted yet or were given up: their kind and what went wrong, without their words. */
export async function listMails(dataSource: DataSource): Promise<string> {
  const rows = await dataSource.query<Waiting[]>(
    `select id, kind, created_at as at, attempts, last_error as error, dead_at is not null as dead from outbox where sent_at is null order by created_at`,
  );
  if (rows.length === 0) return 'No email is waiting, and none has been given up.';
  return rows
    .map(
      ({ kind, at, attempts, error, dead }) =>
        `${at.toISOString().slice(0, 16).replace('T', ' ')}  ${kind.padEnd(20)}  ${dead ? 'given up' : 'waiting '}  ${attempts} attempts${error ? `, last error ${error === NOT_ENCRYPTED ? `${error}: ${ENCRYPT}` : error}` : ''}`,
    )
    .join('\n');
}

/**
 * Makes the running API retry every failed email at once. An email that is being sent right now is left alone, because it would be sent
 * twice.
 */
export async function retryMails(dataSource: DataSource): Promise<string> {
  const [, count] = await dataSource.query<[unknown, number]>(
    `update outbox set dead_at = null, attempts = 1, next_attempt_at = now()
      where sent_at is null and body <> '' and attempts > 0 and (claimed_until is null or claimed_until <= now())`,
  );
  if (count === 0) return 'There is no failed email to retry. Emails now being sent are not affected.';
  return count === 1 ? 'Retrying one email now.' : `Retrying ${count} emails now.`;
}
