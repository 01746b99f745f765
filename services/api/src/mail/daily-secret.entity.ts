import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What addresses of one day are digested with. Backups leave it out, and the daily run deletes it when its day is over. */
@Entity('daily_secrets')
export class DailySecret {
  @PrimaryColumn('date')
  day: string;

  @Column('text')
  secret: string;
}
