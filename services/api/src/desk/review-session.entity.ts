import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A reviewer who is signed in. The cookie is not kept, only its digest. */
@Entity('review_sessions')
export class ReviewSession {
  @PrimaryColumn('text')
  digest: string;

  @Index()
  @Column('integer')
  reviewerId: number;

  @Column('timestamp with time zone')
  expiresAt: Date;
}
