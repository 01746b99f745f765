import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when somebody is sending a mail. */
export class ClaimedMails1763850000000 implements MigrationInterface {
  readonly name = 'ClaimedMails1763850000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table outbox add claimed_until timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table outbox drop column claimed_until');
  }
}
