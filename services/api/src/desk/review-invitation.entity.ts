import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An invitation to register one passkey. The link that was printed is not kept, only its digest. */
@Entity('review_invitations')
export class ReviewInvitation {
  @PrimaryColumn('text')
  digest: string;

  @Column('integer')
  reviewerId: number;

  @Column('timestamp with time zone')
  expiresAt: Date;

  @Column('timestamp with time zone', { nullable: true })
  usedAt: Date | null;
}
