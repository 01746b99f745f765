import { Column, Entity, PrimaryColumn } from 'typeorm';

/** In how many page views a release failed in one way within ten minutes. A number, never a row for each report. */
@Entity('client_events')
export class ClientEventCount {
  @PrimaryColumn('text')
  app: string;

  @PrimaryColumn('text')
  release: string;

  @PrimaryColumn('text')
  stage: string;

  /** Start of the ten minutes. */
  @PrimaryColumn('timestamp with time zone')
  period: Date;

  @Column('integer')
  pageViews: number;

  /** Networks that had not been counted for it in the previous hour. */
  @Column('integer')
  networks: number;
}
