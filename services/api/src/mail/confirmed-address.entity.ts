import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When an address was last sent a confirmation. */
@Entity('confirmed_addresses')
export class ConfirmedAddress {
  /** Digest of the address, without its case and what follows a plus sign. */
  @PrimaryColumn('text')
  digest: string;

  @Column('timestamp with time zone')
  confirmedAt: Date;
}
