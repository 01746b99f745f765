import type { DataSource } from 'typeorm';

/**
 * Deletes the projects that came with the portal and records it, both or neither. A later start reads these records and does not add
 * samples again.
 */
export async function removeSamples(dataSource: DataSource, { why, by }: { readonly why: string; readonly by: string }): Promise<string> {
  const removed = await dataSource.query<{ id: number }[]>(
    `with removed as (delete from research_projects where sample returning id, status)
      insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by)
      select 'project', id, 'remove-samples', status, 'removed', $1, $2 from removed order by id returning record_id as id`,
    [why, by],
  );
  if (removed.length === 0) return 'There are no sample projects.';
  return removed.length === 1 ? 'One sample project was removed.' : `${removed.length} sample projects were removed.`;
}
