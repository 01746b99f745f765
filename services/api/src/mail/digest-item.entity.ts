import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A record that was stored without its own email to the team: the next digest reports it. */
@Entity('held_mails')
export class DigestItem {
  /** Kind of the email that it would have been, as in "feedback-team". */
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
