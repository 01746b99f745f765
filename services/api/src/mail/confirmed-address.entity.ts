import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Records that an address, or the domain of one, was sent a confirmation today. */
@Entity('confirmed_addresses')
export class ConfirmedAddress {
  /** HMAC under the secret of that day, so that nobody can test addresses against it once the secret is gone. */
  @PrimaryColumn('text')
  digest: string;

  @Column('timestamp with time zone')
  confirmedAt: Date;
}
