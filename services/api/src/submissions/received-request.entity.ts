import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A request that came with an idempotency key, and its answer. */
@Entity('received_requests')
export class ReceivedRequest {
  /** Digest of the key: someone who reads the table cannot repeat a request. */
  @PrimaryColumn('text')
  keyDigest: string;

  /** Digest of address and body under the key, so that nobody without the key can test guesses about what was sent. */
  @Column('text')
  bodyDigest: string;

  @Column('jsonb')
  answer: object;

  /** Whether the answer is complete: whether a submission's email was accepted is known only a moment later. */
  @Column('boolean')
  settled: boolean;

  @CreateDateColumn({ type: 'timestamp with time zone' })
  receivedAt: Date;
}
