import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A request that came with an idempotency key and what it was answered. */
@Entity('received_requests')
export class ReceivedRequest {
  /** Digest of the key: who reads the table cannot repeat a request. */
  @PrimaryColumn('text')
  keyDigest: string;

  /** Digest of address and body under the key, so that nobody without the key can try what was sent. */
  @Column('text')
  bodyDigest: string;

  @Column('jsonb')
  answer: object;

  /** Whether the answer is complete: of a submission, whether its mail was accepted is known a moment later. */
  @Column('boolean')
  settled: boolean;

  @CreateDateColumn({ type: 'timestamp with time zone' })
  receivedAt: Date;
}
