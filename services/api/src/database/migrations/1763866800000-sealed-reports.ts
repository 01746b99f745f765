import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Incident reports are sealed: the bytes stand beside the columns of their words, which stay empty from now on, and only the day is kept.
 * Copies of reports in mails and the moments beside them go. What was stored in plain text is sealed by `npm run review -- reports seal`,
 * because that needs the readers' public keys.
 */
export class SealedReports1763866800000 implements MigrationInterface {
  readonly name = 'SealedReports1763866800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table conduct_reports
        add column sealed bytea,
        alter column description set default '',
        alter column created_at set default date_trunc('day', now(), 'UTC')`);
    await queryRunner.query("update conduct_reports set created_at = date_trunc('day', created_at, 'UTC')");
    await queryRunner.query("delete from outbox where kind = 'report-team'");
    await queryRunner.query("delete from held_mails where kind = 'report-team'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const sealed = await queryRunner.query('select from conduct_reports where sealed is not null limit 1');
    if (sealed.length > 0) throw new Error('Sealed reports would be lost: they cannot be opened here.');
    await queryRunner.query(`
      alter table conduct_reports
        drop column sealed,
        alter column description drop default,
        alter column created_at set default now()`);
  }
}
