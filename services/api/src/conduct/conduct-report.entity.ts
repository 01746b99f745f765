import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An incident report: its four fields, status and time. Nothing else of its sender is kept (3-decisions.md, "Anonymity"). */
@Entity('conduct_reports')
export class ConductReport {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text', { nullable: true })
  name: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('text')
  description: string;

  @Column('text', { nullable: true })
  violationType: string | null;

  @Column('text', { default: 'unread' })
  status: 'unread' | 'read' | 'quarantined';

  @Index()
  @CreateDateColumn({ type: 'timestamp with time zone' })
  createdAt: Date;
}
