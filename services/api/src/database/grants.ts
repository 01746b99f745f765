import type { DataSource } from 'typeorm';

/**
 * The rights of a server's roles, if they exist: `portal_app` is the API's, `portal_review` that of `npm run review` and of the review
 * desk. Neither owns a table, so neither can alter one, disable a trigger or change a row of the audit log. The owner runs this after each
 * migration.
 */
const GRANTS = `do $$
begin
  if not pg_has_role(current_user, (select relowner from pg_class where oid = 'review_audit'::regclass), 'usage') then
    return;
  end if;
  if exists (select from pg_roles where rolname = 'portal_app') then
    grant select, insert, update, delete on all tables in schema public to portal_app;
    revoke insert, update, delete on review_audit, migrations from portal_app;
    revoke all on users, reviewers, review_invitations, reviewer_passkeys, review_sessions from portal_app;
    grant usage, update on all sequences in schema public to portal_app;
    revoke all on sequence review_audit_id_seq from portal_app;
  end if;
  if exists (select from pg_roles where rolname = 'portal_review') then
    grant select on research_projects, conduct_reports, website_feedback, review_audit, deletion_warnings, outbox to portal_review;
    grant insert on review_audit to portal_review;
    grant usage on sequence review_audit_id_seq to portal_review;
    grant update (status) on website_feedback to portal_review;
    grant update (status, title, description, field, duration, team_size, skill_level, skills, member_count) on research_projects to portal_review;
    grant insert, delete on outbox to portal_review;
    grant select, insert, update, delete on reviewers, review_invitations, reviewer_passkeys, review_sessions to portal_review;
    grant usage on sequence reviewers_id_seq to portal_review;
    grant select on migrations to portal_review;
    grant update (status, sealed) on conduct_reports to portal_review;
    grant update (dead_at, attempts, next_attempt_at) on outbox to portal_review;
  end if;
end $$`;

/** Gives a server's roles the rights they need and no others. Does nothing if the caller does not own the tables. */
export async function grantRoles(dataSource: DataSource): Promise<void> {
  await dataSource.query(GRANTS);
}
