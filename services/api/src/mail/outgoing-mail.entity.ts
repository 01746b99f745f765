import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A mail that has to go out. It is written in the transaction of what it tells of; its words are forgotten when a mail server has accepted it. */
@Entity('outbox')
@Index(['kind', 'createdAt'])
export class OutgoingMail {
  /** The Message-ID is made from it, so receivers can tell a mail that came twice. */
  @PrimaryColumn('uuid')
  id: string;

  /** What it is, as in "project-team". */
  @Column('text')
  kind: string;

  @Column('text')
  recipient: string;

  @Column('text', { nullable: true })
  replyTo: string | null;

  @Column('text')
  subject: string;

  @Column('text')
  body: string;

  @Column('integer', { default: 0 })
  attempts: number;

  /** Nobody tries before. */
  @Index()
  @Column('timestamp with time zone')
  nextAttemptAt: Date;

  /** Whoever sends it has it for itself until then; empty when nobody does. */
  @Column('timestamp with time zone', { nullable: true })
  claimedUntil: Date | null;

  @Column('timestamp with time zone', { nullable: true })
  sentAt: Date | null;

  /** Given up after too many attempts, or because the recipient's server refused it for good. */
  @Column('timestamp with time zone', { nullable: true })
  deadAt: Date | null;

  /** Code of what went wrong last, never its words: they may quote an address. */
  @Column('text', { nullable: true })
  lastError: string | null;

  @CreateDateColumn({ type: 'timestamp with time zone' })
  createdAt: Date;
}
