import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An email that has to be sent. It is written in the same transaction as what it reports; its words are deleted when a mail server has
 * accepted it.
 */
@Entity('outbox')
@Index(['kind', 'createdAt'])
export class OutgoingMail {
  /** The Message-ID is made from it, so that receivers can recognize an email that arrives twice. */
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

  /** Whoever sends it has exclusive use of it until then; empty if nobody does. */
  @Column('timestamp with time zone', { nullable: true })
  claimedUntil: Date | null;

  @Column('timestamp with time zone', { nullable: true })
  sentAt: Date | null;

  /** Given up after too many attempts, or because the recipient's server refused it permanently. */
  @Column('timestamp with time zone', { nullable: true })
  deadAt: Date | null;

  /** Code of the last error, never its text, which may quote an address. */
  @Column('text', { nullable: true })
  lastError: string | null;

  @CreateDateColumn({ type: 'timestamp with time zone' })
  createdAt: Date;
}
