import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stored records of 1-platform.md, section 3. */
export class Records1763640000000 implements MigrationInterface {
  readonly name = 'Records1763640000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table users (
        id serial primary key,
        username text not null unique,
        password text not null
      )`);
    await queryRunner.query(`
      create table educational_modules (
        id serial primary key,
        title text not null unique,
        description text not null,
        duration text not null,
        icon text not null,
        content text not null,
        enrolled_count integer not null default 0,
        image_url text
      )`);
    await queryRunner.query(`
      create table ai_tools (
        id serial primary key,
        name text not null unique,
        description text not null,
        category text not null,
        pricing text not null,
        url text not null,
        icon text not null,
        tags text[] not null default '{}'
      )`);
    await queryRunner.query(`
      create table research_projects (
        id serial primary key,
        title text not null,
        description text not null,
        field text not null,
        contact_name text not null,
        contact_email text not null,
        duration text,
        team_size text,
        skill_level text,
        skills text,
        status text not null default 'pending',
        member_count integer not null default 1,
        max_members integer not null default 10,
        image_url text,
        created_at timestamptz not null default now()
      )`);
    await queryRunner.query(`
      create table conduct_reports (
        id serial primary key,
        name text,
        email text,
        description text not null,
        violation_type text,
        status text not null default 'unread',
        created_at timestamptz not null default now()
      )`);
    await queryRunner.query(`
      create table website_feedback (
        id serial primary key,
        summary text not null,
        details text not null,
        page_url text,
        browser_info text,
        email text,
        consent_to_contact boolean not null default false,
        severity text not null,
        category text not null,
        status text not null default 'unread',
        created_at timestamptz not null default now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['website_feedback', 'conduct_reports', 'research_projects', 'ai_tools', 'educational_modules', 'users'])
      await queryRunner.query(`drop table ${table}`);
  }
}
