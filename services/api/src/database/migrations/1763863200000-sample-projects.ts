import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks the projects that a new portal begins with, so that visitors are not taken in by them. Portals that are running have them with these ids and this contact. */
export class SampleProjects1763863200000 implements MigrationInterface {
  readonly name = 'SampleProjects1763863200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table research_projects add column sample boolean not null default false');
    await queryRunner.query(
      "update research_projects set sample = true where id <= 10 and contact_name = 'OpenBench project desk' and contact_email = 'projects@openbench.example'",
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table research_projects drop column sample');
  }
}
