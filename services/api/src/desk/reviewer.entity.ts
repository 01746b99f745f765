import type { ReviewRight } from '@portal/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Someone who decides at the review desk. The row stays when they leave, so that nobody else is given their name. */
@Entity('reviewers')
export class Reviewer {
  @PrimaryGeneratedColumn()
  id: number;

  /** As it appears in the audit log. */
  @Column('text', { unique: true })
  name: string;

  @Column('text', { array: true })
  rights: ReviewRight[];

  @CreateDateColumn({ type: 'timestamp with time zone' })
  createdAt: Date;

  @Column('timestamp with time zone', { nullable: true })
  removedAt: Date | null;
}
