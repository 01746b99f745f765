import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Records that the team was warned of a record's deletion, and for which day. */
@Entity('deletion_warnings')
export class DeletionWarning {
  @PrimaryColumn('text')
  tableName: string;

  @PrimaryColumn('integer')
  recordId: number;

  @Column('timestamp with time zone')
  warnedAt: Date;
}
