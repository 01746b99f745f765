import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That the team was warned of a record's deletion, and of which day. */
@Entity('deletion_warnings')
export class DeletionWarning {
  @PrimaryColumn('text')
  tableName: string;

  @PrimaryColumn('integer')
  recordId: number;

  @Column('timestamp with time zone')
  warnedAt: Date;
}
