import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** That a record was stored without a mail of its own to the team: the next digest tells of it. */
@Entity('held_mails')
export class HeldMail {
  /** The mail it would have been, as in "feedback-team". */
  @PrimaryColumn('text')
  kind: string;

  @PrimaryColumn('integer')
  recordId: number;

  /** Whether it waits in quarantine. */
  @Column('boolean')
  quarantined: boolean;

  @CreateDateColumn({ type: 'timestamp with time zone' })
  heldAt: Date;
}
