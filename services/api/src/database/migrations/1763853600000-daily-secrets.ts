import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What addresses of one day are digested with. Digests of before were made without a secret, so anybody could try addresses on them: they go. */
export class DailySecrets1763853600000 implements MigrationInterface {
  readonly name = 'DailySecrets1763853600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create table daily_secrets (day date primary key, secret text not null)');
    await queryRunner.query('delete from confirmed_addresses');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table daily_secrets');
    await queryRunner.query('delete from confirmed_addresses');
  }
}
