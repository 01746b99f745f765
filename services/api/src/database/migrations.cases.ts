import { DataSource } from 'typeorm';
import { runningApi } from '../../fixtures/running-api.ts';
import { least } from '../../fixtures/sent.ts';
import { sql, testDatabase } from '../../fixtures/test-database.ts';
import { migrationOptions } from './data-source-options.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

/** Tests that `start-api.test.ts` runs. */
export function migrationCases(): void {
  const columns = (url: string) =>
    sql<{ line: string }>(
      url,
      `select table_name || '.' || column_name || ' ' || data_type || (case is_nullable when 'NO' then ' required' else '' end) || coalesce(' default ' || column_default, '') as line
     from information_schema.columns where table_schema = 'public' and table_name <> 'migrations' order by table_name, ordinal_position`,
    ).then((rows) => rows.map((row) => row.line));

  /** Reverts a migration and all later ones. */
  async function undo(source: DataSource, first: string): Promise<void> {
    for (const { name } of [...migrations].reverse()) {
      await source.undoLastMigration({ transaction: 'each' });
      if (name === first) return;
    }
  }

  /** Tables in addition to the specified records. */
  const OWN = [
    'client_events',
    'confirmed_addresses',
    'daily_secrets',
    'deletion_warnings',
    'held_mails',
    'outbox',
    'received_requests',
    'review_audit',
    'review_invitations',
    'review_sessions',
    'reviewer_passkeys',
    'reviewers',
  ];

  test('the migrations make exactly the specified records, and beside them what it takes to lose nothing', async () => {
    const url = await testDatabase();
    expect(await migrate(url)).toEqual(migrations.map((migration) => migration.name));
    const id = (table: string) => `${table}.id integer required default nextval('${table}_id_seq'::regclass)`;
    const all = await columns(url);
    const isOwn = (line: string) => OWN.includes(line.split('.')[0] ?? '');
    expect([...new Set(all.filter(isOwn).map((line) => line.split('.')[0]))]).toEqual(OWN);
    expect(all.filter((line) => !isOwn(line))).toEqual([
      id('ai_tools'),
      'ai_tools.name text required',
      'ai_tools.description text required',
      'ai_tools.category text required',
      'ai_tools.pricing text required',
      'ai_tools.url text required',
      'ai_tools.icon text required',
      "ai_tools.tags ARRAY required default '{}'::text[]",
      id('conduct_reports'),
      'conduct_reports.name text',
      'conduct_reports.email text',
      "conduct_reports.description text required default ''::text",
      'conduct_reports.violation_type text',
      "conduct_reports.status text required default 'unread'::text",
      "conduct_reports.created_at timestamp with time zone required default date_trunc('day'::text, now(), 'UTC'::text)",
      'conduct_reports.sealed bytea',
      id('educational_modules'),
      'educational_modules.title text required',
      'educational_modules.description text required',
      'educational_modules.duration text required',
      'educational_modules.icon text required',
      'educational_modules.content text required',
      'educational_modules.enrolled_count integer required default 0',
      'educational_modules.image_url text',
      id('research_projects'),
      'research_projects.title text required',
      'research_projects.description text required',
      'research_projects.field text required',
      'research_projects.contact_name text required',
      'research_projects.contact_email text required',
      'research_projects.duration text',
      'research_projects.team_size text',
      'research_projects.skill_level text',
      'research_projects.skills text',
      "research_projects.status text required default 'pending'::text",
      'research_projects.member_count integer required default 1',
      'research_projects.max_members integer required default 10',
      'research_projects.image_url text',
      'research_projects.created_at timestamp with time zone required default now()',
      'research_projects.sample boolean required default false',
      id('users'),
      'users.username text required',
      'users.password text required',
      id('website_feedback'),
      'website_feedback.summary text required',
      'website_feedback.details text required',
      'website_feedback.page_url text',
      'website_feedback.browser_info text',
      'website_feedback.email text',
      'website_feedback.consent_to_contact boolean required default false',
      'website_feedback.severity text required',
      'website_feedback.category text required',
      "website_feedback.status text required default 'unread'::text",
      'website_feedback.created_at timestamp with time zone required default now()',
    ]);
  });

  test('entities and migrations agree, so nothing is left for a new migration to do', async () => {
    const url = await testDatabase();
    const api = await runningApi({ databaseUrl: url });
    const { entities } = api.nest.get(DataSource).options;
    expect(api.nest.get(DataSource).entityMetadatas).toHaveLength(18);
    const source = await new DataSource(migrationOptions(url, entities)).initialize();
    try {
      const { upQueries } = await source.driver.createSchemaBuilder().log();
      expect(upQueries.map((query) => query.query)).toEqual([]);
    } finally {
      await source.destroy();
    }
  });

  test('the decisions of the review take new rows only', async () => {
    const url = await testDatabase();
    await migrate(url);
    await sql(
      url,
      "insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by) values ('project', 1, 'a', 'b', 'c', 'd', 'e')",
    );
    for (const change of ["update review_audit set reason = 'x'", 'delete from review_audit', 'truncate review_audit'])
      await expect(sql(url, change)).rejects.toThrow('review_audit takes new rows only');
  });

  test('a user name is there once', async () => {
    const url = await testDatabase();
    await migrate(url);
    await sql(url, "insert into users (username, password) values ('a', 'hash')");
    await expect(sql(url, "insert into users (username, password) values ('a', 'hash')")).rejects.toThrow('users_username_key');
  });

  test('on a populated database nothing that is there changes', async () => {
    const url = await testDatabase();
    await migrate(url);
    await sql(url, "insert into website_feedback (summary, details, severity, category) values ('s', 'd', 'low', 'bug')");
    const before = await sql(url, 'select * from website_feedback');
    expect(await migrate(url)).toEqual([]);
    const api = await runningApi({ databaseUrl: url });
    expect(await sql(url, 'select * from website_feedback')).toEqual(before);
    expect(await (await api.post('/api/feedback', least.feedback)).json()).toEqual({ emailSent: false });
  });

  test('projects with which a running portal began are marked as samples, and no others', async () => {
    const url = await testDatabase();
    await migrate(url);
    const source = await new DataSource(migrationOptions(url)).initialize();
    await undo(source, 'SampleProjects1763863200000');
    await source.destroy();
    await sql(
      url,
      `insert into research_projects (title, description, field, contact_name, contact_email) values
        ('Seed', 'd', 'biology', 'OpenBench project desk', 'projects@openbench.example'),
        ('Sent', 'd', 'biology', 'Ada', 'ada@student.example')`,
    );
    expect((await migrate(url))[0]).toBe('SampleProjects1763863200000');
    expect(await sql(url, 'select title, sample from research_projects order by id')).toEqual([
      { title: 'Seed', sample: true },
      { title: 'Sent', sample: false },
    ]);
  });

  test('of reports that were stored before, only the day stays, and their copies in mails go; sealed ones are never dropped', async () => {
    const url = await testDatabase();
    await migrate(url);
    const source = await new DataSource(migrationOptions(url)).initialize();
    await undo(source, 'SealedReports1763866800000');
    await sql(url, "insert into conduct_reports (description, created_at) values ('d', '2026-03-04 05:06:07Z')");
    await sql(
      url,
      "insert into outbox (id, kind, recipient, subject, body, next_attempt_at) select gen_random_uuid(), kind, '', '', 'd', now() from unnest(array['report-team', 'feedback-team']) as kind",
    );
    await sql(url, "insert into held_mails values ('report-team', 1, false), ('feedback-team', 1, false)");
    await migrate(url);
    expect(await sql(url, 'select created_at from conduct_reports')).toEqual([{ created_at: new Date('2026-03-04') }]);
    for (const table of ['outbox', 'held_mails']) expect(await sql(url, `select kind from ${table}`)).toEqual([{ kind: 'feedback-team' }]);
    await sql(url, "update conduct_reports set sealed = 'x'");
    await expect(undo(source, 'SealedReports1763866800000')).rejects.toThrow('Sealed reports would be lost');
    await source.destroy();
  });

  test('every migration can be taken back on a populated database and done again', async () => {
    const url = await testDatabase();
    await migrate(url);
    await sql(url, "insert into conduct_reports (description) values ('d')");
    const source = await new DataSource(migrationOptions(url)).initialize();
    for (const _ of migrations) await source.undoLastMigration({ transaction: 'each' });
    await source.destroy();
    expect(await columns(url)).toEqual([]);
    expect(await migrate(url)).toHaveLength(migrations.length);
  });

  test('three APIs that start at once on an empty database set it up once', async () => {
    const databaseUrl = await testDatabase();
    const all = await Promise.all([1, 2, 3].map(() => runningApi({ databaseUrl })));
    for (const api of all) expect((await api.get('/api/health/ready')).status).toBe(200);
    const [counts] = await sql(
      databaseUrl,
      'select (select count(*)::int from migrations) as migrations, (select count(*) = max(id) from research_projects) as whole',
    );
    expect(counts).toEqual({ migrations: migrations.length, whole: true });
  });

  test('who holds the lock sets up alone, and a failure lets it go', async () => {
    const url = await testDatabase();
    const order: string[] = [];
    const work = (name: string) =>
      migrate(url, [
        async () => {
          order.push(`${name} begins`);
          await sql(url, 'select 1');
          order.push(`${name} ends`);
          if (name === 'first') throw new Error('failed');
        },
      ]);
    const [first] = await Promise.allSettled([work('first'), work('second')]);
    expect(first?.status).toBe('rejected');
    expect(order).toHaveLength(4);
    expect(order[1]).toBe(order[0]?.replace('begins', 'ends'));
  });
}
