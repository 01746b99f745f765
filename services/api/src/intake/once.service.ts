import { createHash, createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import type { Transaction } from '../database/transaction.ts';
import { ProblemError } from '../http/problem.ts';

/** What one request asks for. */
export interface Asked {
  /** Of the sender's making; without one the request is simply done. */
  readonly key: string | undefined;
  /** What the key stands for: the address and the body. */
  readonly what: readonly [address: string, body: unknown];
}

/** What was done in the transaction, and what is still to be found out after it. */
export interface Done<Answer extends object> {
  readonly answer: Answer;
  /** Completes the answer once everything is stored; nobody waits for it twice. */
  readonly complete?: () => Promise<Partial<Answer>>;
}

/** How long the completion of an answer may be on its way in another process, in seconds, before the answer stands as it is. */
const COMPLETED_WITHIN = 5;

/** Does what is asked once for each key, however often and from wherever the request comes. */
@Injectable()
export class OnceService {
  private readonly completing = new Map<string, Promise<object>>();

  constructor(private readonly database: Database) {}

  /** Runs `work` in a transaction unless the key was there before; the same key with another body is a 422. */
  async once<Answer extends object>({ key, what }: Asked, work: (transaction: Transaction) => Promise<Done<Answer>>): Promise<Answer> {
    if (key === undefined) {
      const { answer, complete } = await this.database.inTransaction(work);
      return { ...answer, ...(await complete?.()) };
    }
    const keyDigest = createHash('sha256').update(key).digest('hex');
    const bodyDigest = createHmac('sha256', key).update(JSON.stringify(what)).digest('hex');
    const done = await this.database.inTransaction((transaction) => firstOf(transaction, keyDigest, bodyDigest, work));
    if (!done) return (await this.repeated(keyDigest, bodyDigest)) as Answer;
    if (!done.complete) return done.answer;
    const completing = this.completed(keyDigest, done.answer, done.complete);
    this.completing.set(keyDigest, completing);
    try {
      return (await completing) as Answer;
    } finally {
      this.completing.delete(keyDigest);
    }
  }

  private async completed<Answer extends object>(keyDigest: string, answer: Answer, complete: () => Promise<Partial<Answer>>) {
    const whole = { ...answer, ...(await complete()) };
    // It is stored whatever happens here; at worst a repetition is told less.
    return this.settle(keyDigest, whole).catch(() => whole);
  }

  /** The first who settles an answer decides it. */
  private async settle(keyDigest: string, answer: object): Promise<object> {
    const [settled] = await this.database.rows<{ answer: object }>(
      'update received_requests set answer = $2, settled = true where key_digest = $1 and not settled returning answer',
      [keyDigest, JSON.stringify(answer)],
    );
    if (settled) return settled.answer;
    const [stored] = await this.database.rows<{ answer: object }>('select answer from received_requests where key_digest = $1', [
      keyDigest,
    ]);
    return stored?.answer ?? answer;
  }

  private async repeated(keyDigest: string, bodyDigest: string): Promise<object> {
    for (;;) {
      const [row] = await this.database.rows<{ body: string; answer: object; settled: boolean; late: boolean }>(
        `select body_digest as body, answer, settled, received_at < now() - make_interval(secs => $2) as late
           from received_requests where key_digest = $1`,
        [keyDigest, COMPLETED_WITHIN],
      );
      if (!row) throw new ProblemError(409, 'The request with this key is not there any more; please send it again with a new key.');
      if (row.body !== bodyDigest)
        throw new ProblemError(422, 'This key came before with something else; please reload the page and send it again.');
      if (row.settled) return row.answer;
      const here = this.completing.get(keyDigest);
      if (here) return here;
      // Whoever received it first was killed before the answer was complete.
      if (row.late) return this.settle(keyDigest, row.answer);
      await pause(100);
    }
  }
}

/** Does the work when the key is new; nothing when it is known. Who comes at the same time waits here for the first. */
async function firstOf<Answer extends object>(
  transaction: Transaction,
  keyDigest: string,
  bodyDigest: string,
  work: (transaction: Transaction) => Promise<Done<Answer>>,
): Promise<Done<Answer> | undefined> {
  const fresh = await transaction.query(
    `insert into received_requests (key_digest, body_digest, answer, settled) values ($1, $2, '{}', false)
     on conflict (key_digest) do nothing returning key_digest`,
    [keyDigest, bodyDigest],
  );
  if (fresh.length === 0) return undefined;
  const done = await work(transaction);
  await transaction.query('update received_requests set answer = $2, settled = $3 where key_digest = $1', [
    keyDigest,
    JSON.stringify(done.answer),
    done.complete === undefined,
  ]);
  return done;
}
