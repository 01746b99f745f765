import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * An incident report: sealed bytes, a random id, the day and the status. Nothing else about it or its sender is kept (3-decisions.md,
 * "Anonymity" and "Records"). The four columns for its words stay empty; only reports from before sealing have any, until `npm run review
 * -- reports seal`.
 */
@Entity('conduct_reports')
export class ConductReport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text', { nullable: true })
  name: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { default: '' })
  description: string;

  @Column('text', { nullable: true })
  violationType: string | null;

  @Column('text', { default: 'unread' })
  status: 'unread' | 'read' | 'quarantined';

  /** The day (UTC) on which it arrived. */
  @Index()
  @Column('timestamp with time zone', { default: () => "date_trunc('day', now(), 'UTC')" })
  createdAt: Date;

  /** An `age` file. */
  @Column('bytea', { nullable: true })
  sealed: Buffer | null;
}
