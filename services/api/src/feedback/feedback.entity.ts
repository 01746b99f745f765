import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Feedback on the website. An optional field that arrived empty is stored as null. */
@Entity('website_feedback')
export class Feedback {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  summary: string;

  @Column('text')
  details: string;

  @Column('text', { nullable: true })
  pageUrl: string | null;

  @Column('text', { nullable: true })
  browserInfo: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('boolean', { default: false })
  consentToContact: boolean;

  @Column('text')
  severity: string;

  @Column('text')
  category: string;

  @Column('text', { default: 'unread' })
  status: 'unread' | 'read' | 'quarantined';

  @Index()
  @CreateDateColumn({ type: 'timestamp with time zone' })
  createdAt: Date;
}
