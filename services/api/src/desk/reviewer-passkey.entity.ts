import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A passkey of a reviewer: the public half of a key pair that never leaves their device (WebAuthn). */
@Entity('reviewer_passkeys')
export class ReviewerPasskey {
  /** The credential's id in base64url. */
  @PrimaryColumn('text')
  id: string;

  @Index()
  @Column('integer')
  reviewerId: number;

  @Column('bytea')
  publicKey: Buffer;

  /** The device's count of signatures; many devices always say 0. */
  @Column('bigint', { default: 0 })
  counter: string;

  @Column('text', { array: true, default: [] })
  transports: string[];

  @CreateDateColumn({ type: 'timestamp with time zone' })
  createdAt: Date;

  @Column('timestamp with time zone', { nullable: true })
  usedAt: Date | null;
}
