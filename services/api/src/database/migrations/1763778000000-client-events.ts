import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In how many page views releases failed. */
export class ClientEvents1763778000000 implements MigrationInterface {
  readonly name = 'ClientEvents1763778000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table client_events (
        app text not null,
        release text not null,
        stage text not null,
        period timestamptz not null,
        page_views integer not null,
        networks integer not null,
        primary key (app, release, stage, period)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table client_events');
  }
}
