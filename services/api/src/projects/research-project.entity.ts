import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Status in the maintainers' review. Only approved projects are listed; closed ones were listed until they were finished. */
export type ProjectStatus = 'pending' | 'approved' | 'closed' | 'rejected' | 'quarantined';

/** A collaborative research project. Contact data never leave the server. */
@Entity('research_projects')
export class ResearchProject {
  @PrimaryGeneratedColumn()
  id: number;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  field: string;

  @Column('text')
  contactName: string;

  @Column('text')
  contactEmail: string;

  @Column('text', { nullable: true })
  duration: string | null;

  @Column('text', { nullable: true })
  teamSize: string | null;

  @Column('text', { nullable: true })
  skillLevel: string | null;

  @Column('text', { nullable: true })
  skills: string | null;

  @Column('text', { default: 'pending' })
  status: ProjectStatus;

  @Column('integer', { default: 1 })
  memberCount: number;

  @Column('integer', { default: 10 })
  maxMembers: number;

  @Column('text', { nullable: true })
  imageUrl: string | null;

  @Index()
  @CreateDateColumn({ type: 'timestamp with time zone' })
  createdAt: Date;

  /** Came with the portal to show what a project looks like; nobody works on it. */
  @Column('boolean', { default: false })
  sample: boolean;
}
