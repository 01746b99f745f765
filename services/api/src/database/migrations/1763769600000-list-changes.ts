import type { MigrationInterface, QueryRunner } from 'typeorm';

const WHOLE_TABLES = ['educational_modules', 'ai_tools'];

/**
 * The database tells every process which public list was changed, once the change is committed. What is not public tells nobody: a
 * flood of submissions neither drops the ready list nor waits in the one queue of notifications.
 */
export class ListChanges1763769600000 implements MigrationInterface {
  readonly name = 'ListChanges1763769600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create function tell_list_changed() returns trigger language plpgsql as $$
        begin perform pg_notify('portal_lists', tg_table_name); return null; end $$`);
    for (const table of WHOLE_TABLES)
      await queryRunner.query(`
        create trigger ${table}_changed after insert or update or delete or truncate on ${table}
          for each statement execute function tell_list_changed()`);
    await queryRunner.query(`
      create trigger research_projects_inserted after insert on research_projects
        for each row when (new.status = 'approved') execute function tell_list_changed()`);
    await queryRunner.query(`
      create trigger research_projects_updated after update on research_projects
        for each row when (old.status = 'approved' or new.status = 'approved') execute function tell_list_changed()`);
    await queryRunner.query(`
      create trigger research_projects_deleted after delete on research_projects
        for each row when (old.status = 'approved') execute function tell_list_changed()`);
    await queryRunner.query(`
      create trigger research_projects_truncated after truncate on research_projects
        for each statement execute function tell_list_changed()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // The triggers go with it.
    await queryRunner.query('drop function tell_list_changed() cascade');
  }
}
