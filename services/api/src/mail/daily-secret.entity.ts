import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key for the digests of one day's addresses. Backups leave it out, and the daily run deletes it when its day is over. */
@Entity('daily_secrets')
export class DailySecret {
  @PrimaryColumn('date')
  day: string;

  @Column('text')
  secret: string;
}
