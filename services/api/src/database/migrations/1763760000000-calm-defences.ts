import type { MigrationInterface, QueryRunner } from 'typeorm';

const COUNTED = ['research_projects', 'conduct_reports', 'website_feedback'];

/** What floods are counted by, and what waits for a digest. */
export class CalmDefences1763760000000 implements MigrationInterface {
  readonly name = 'CalmDefences1763760000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of COUNTED) await queryRunner.query(`create index ${table}_created_at_idx on ${table} (created_at)`);
    await queryRunner.query('create index outbox_kind_created_at_idx on outbox (kind, created_at)');
    await queryRunner.query(`
      create table held_mails (
        kind text not null,
        record_id integer not null,
        quarantined boolean not null,
        held_at timestamptz not null default now(),
        primary key (kind, record_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table held_mails');
    await queryRunner.query('drop index outbox_kind_created_at_idx');
    for (const table of COUNTED) await queryRunner.query(`drop index ${table}_created_at_idx`);
  }
}
