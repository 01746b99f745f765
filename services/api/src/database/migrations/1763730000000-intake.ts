import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What it takes to lose nothing that is sent: mails on their way, requests that were answered, decisions of the review, warnings before deletion. */
export class Intake1763730000000 implements MigrationInterface {
  readonly name = 'Intake1763730000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table outbox (
        id uuid primary key,
        kind text not null,
        recipient text not null,
        reply_to text,
        subject text not null,
        body text not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        sent_at timestamptz,
        dead_at timestamptz,
        last_error text,
        created_at timestamptz not null default now()
      )`);
    await queryRunner.query('create index outbox_next_attempt_at_idx on outbox (next_attempt_at)');
    await queryRunner.query('create table confirmed_addresses (digest text primary key, confirmed_at timestamptz not null)');
    await queryRunner.query(`
      create table received_requests (
        key_digest text primary key,
        body_digest text not null,
        answer jsonb not null,
        settled boolean not null,
        received_at timestamptz not null default now()
      )`);
    await queryRunner.query(`
      create table review_audit (
        id serial primary key,
        subject text not null,
        record_id integer not null,
        action text not null,
        from_status text not null,
        to_status text not null,
        reason text not null,
        decided_by text not null,
        decided_at timestamptz not null default now()
      )`);
    await queryRunner.query('create index review_audit_subject_record_id_idx on review_audit (subject, record_id)');
    await queryRunner.query(`
      create function refuse_change() returns trigger language plpgsql as $$
        begin raise exception 'review_audit takes new rows only'; end $$`);
    await queryRunner.query(`
      create trigger review_audit_append_only before update or delete or truncate on review_audit
        for each statement execute function refuse_change()`);
    await queryRunner.query(`
      create table deletion_warnings (
        table_name text not null,
        record_id integer not null,
        warned_at timestamptz not null,
        primary key (table_name, record_id)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['deletion_warnings', 'review_audit', 'received_requests', 'confirmed_addresses', 'outbox'])
      await queryRunner.query(`drop table ${table}`);
    await queryRunner.query('drop function refuse_change()');
  }
}
