import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ProblemError } from '../http/problem.ts';

/** A key and the request it came with, as digests. */
export interface IdempotencyClaim {
  readonly keyDigest: string;
  /** Digest of address and body under the key. */
  readonly fingerprint: string;
}

/** The key was claimed before. Its transaction is rolled back, and the interceptor returns the stored answer. */
export class RepeatedRequestError extends Error {
  override readonly name = 'RepeatedRequestError';

  constructor(readonly claim: IdempotencyClaim) {
    super('The idempotency key was claimed before.');
  }
}

/** How long another process may take to finalize an answer, in seconds. It is longer than a request waits for the mail server. */
const FINALIZED_WITHIN_SECONDS = 5;
const POLL_INTERVAL_MS = 100;

/** The claim of a request; `undefined` without a key, in which case nothing is deduplicated. */
export function claimOf(key: string | undefined, content: readonly [address: string, body: unknown]): IdempotencyClaim | undefined {
  if (key === undefined) return undefined;
  return {
    keyDigest: createHash('sha256').update(key).digest('hex'),
    fingerprint: createHmac('sha256', key).update(JSON.stringify(content)).digest('hex'),
  };
}

/** Stores the answer for each idempotency key, in any number of processes. */
@Injectable()
export class IdempotencyService {
  constructor(private readonly dataSource: DataSource) {}

  /** First statement of a transaction. Waits for a concurrent transaction with the same key, and fails if that one was committed. */
  async claim(manager: EntityManager, claim: IdempotencyClaim | undefined): Promise<void> {
    if (!claim) return;
    const rows = await manager.query<object[]>(
      `insert into received_requests (key_digest, body_digest, answer, settled) values ($1, $2, '{}', false)
       on conflict (key_digest) do nothing returning key_digest`,
      [claim.keyDigest, claim.fingerprint],
    );
    if (rows.length === 0) throw new RepeatedRequestError(claim);
  }

  /** Last statement of the transaction: stores the answer. One that is not final is completed by {@link finalize}. */
  async record(manager: EntityManager, claim: IdempotencyClaim | undefined, answer: object, isFinal: boolean): Promise<void> {
    if (!claim) return;
    await manager.query('update received_requests set answer = $2, settled = $3 where key_digest = $1', [
      claim.keyDigest,
      JSON.stringify(answer),
      isFinal,
    ]);
  }

  /** Completes the answer after the commit. The first call decides; returns the answer that is then stored. */
  async finalize<Answer extends object>(claim: IdempotencyClaim | undefined, answer: Answer): Promise<Answer> {
    if (!claim) return answer;
    // The submission is committed: an error here only makes the answer to a repetition less informative.
    return this.settle(claim, answer).catch(() => answer);
  }

  /** The stored answer to a repeated request, once it is final; the same key with another body gets a 422. */
  async replay({ keyDigest, fingerprint }: IdempotencyClaim): Promise<object> {
    for (;;) {
      const [row] = await this.dataSource.query<{ body: string; answer: object; settled: boolean; late: boolean }[]>(
        `select body_digest as body, answer, settled, received_at < now() - make_interval(secs => $2) as late
           from received_requests where key_digest = $1`,
        [keyDigest, FINALIZED_WITHIN_SECONDS],
      );
      if (!row) throw new ProblemError(409, 'The request with this key no longer exists; please send it again with a new key.');
      if (row.body !== fingerprint)
        throw new ProblemError(422, 'This form was already sent with other content; please reload the page and send it again.');
      if (row.settled) return row.answer;
      // The process that received it first was killed before the answer was final.
      if (row.late) return this.settle({ keyDigest }, row.answer);
      await pause(POLL_INTERVAL_MS);
    }
  }

  private async settle<Answer extends object>({ keyDigest }: Pick<IdempotencyClaim, 'keyDigest'>, answer: Answer): Promise<Answer> {
    const [[settled]] = await this.dataSource.query<[{ answer: Answer }[], number]>(
      'update received_requests set answer = $2, settled = true where key_digest = $1 and not settled returning answer',
      [keyDigest, JSON.stringify(answer)],
    );
    if (settled) return settled.answer;
    const [stored] = await this.dataSource.query<{ answer: Answer }[]>('select answer from received_requests where key_digest = $1', [
      keyDigest,
    ]);
    return stored?.answer ?? answer;
  }
}
