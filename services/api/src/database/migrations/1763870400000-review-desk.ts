import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviewers, their passkeys and sessions; and of a decision, what it changed and which mail tells of it, so that it can be undone. */
export class ReviewDesk1763870400000 implements MigrationInterface {
  readonly name = 'ReviewDesk1763870400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table reviewers (
        id serial primary key,
        name text not null constraint reviewers_name_key unique,
        rights text[] not null,
        created_at timestamptz not null default now(),
        removed_at timestamptz
      )`);
    await queryRunner.query(`
      create table review_invitations (
        digest text primary key,
        reviewer_id integer not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`);
    await queryRunner.query(`
      create table reviewer_passkeys (
        id text primary key,
        reviewer_id integer not null,
        public_key bytea not null,
        counter bigint not null default 0,
        transports text[] not null default '{}',
        created_at timestamptz not null default now(),
        used_at timestamptz
      )`);
    await queryRunner.query('create index reviewer_passkeys_reviewer_id_idx on reviewer_passkeys (reviewer_id)');
    await queryRunner.query(`
      create table review_sessions (
        digest text primary key,
        reviewer_id integer not null,
        expires_at timestamptz not null
      )`);
    await queryRunner.query('create index review_sessions_reviewer_id_idx on review_sessions (reviewer_id)');
    await queryRunner.query('alter table review_audit add column changes jsonb, add column mail_id uuid');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table review_audit drop column changes, drop column mail_id');
    for (const table of ['review_sessions', 'reviewer_passkeys', 'review_invitations', 'reviewers'])
      await queryRunner.query(`drop table ${table}`);
  }
}
