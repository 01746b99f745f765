import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What can be reviewed. */
export type Subject = 'project' | 'report' | 'feedback';

/** One decision of a maintainer. The table only accepts new rows; the database refuses everything else. */
@Entity('review_audit')
@Index(['subject', 'recordId'])
export class AuditEntry {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  subject: Subject;

  @Column('integer')
  recordId: number;

  @Column('text')
  action: string;

  @Column('text')
  fromStatus: string;

  @Column('text')
  toStatus: string;

  @Column('text')
  reason: string;

  /** Fields that the decision corrected, each with its earlier and its new value. */
  @Column('jsonb', { nullable: true })
  changes: Readonly<Record<string, readonly [before: string | number | null, after: string | number | null]>> | null;

  /** The mail in the outbox that tells the sender of the decision. */
  @Column('uuid', { nullable: true })
  mailId: string | null;

  /** Who decided, as named by the server's account, `--by`, or the review desk. */
  @Column('text')
  decidedBy: string;

  @CreateDateColumn({ type: 'timestamp with time zone' })
  decidedAt: Date;
}
