import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What can be reviewed. */
export type Subject = 'project' | 'report' | 'feedback';

/** One decision of a maintainer. The table takes new rows only; the database refuses everything else. */
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

  /** Who decided, as the server's account or `--by` names them. */
  @Column('text')
  decidedBy: string;

  @CreateDateColumn({ type: 'timestamp with time zone' })
  decidedAt: Date;
}
