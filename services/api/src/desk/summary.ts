import { type ReviewQueue, type ReviewRight, type ReviewSummary, reviewRights } from '@portal/contracts';
import type { DataSource } from 'typeorm';
import type { SignedIn } from './sessions.ts';

const OF = {
  projects: { table: 'research_projects', subject: 'project', waiting: 'pending' },
  feedback: { table: 'website_feedback', subject: 'feedback', waiting: 'unread' },
  reports: { table: 'conduct_reports', subject: 'report', waiting: 'unread' },
} as const satisfies Record<ReviewRight, object>;

/** The queues that a reviewer may see. */
export async function summaryFor(dataSource: DataSource, { name, rights }: SignedIn): Promise<ReviewSummary> {
  const queues: Partial<Record<ReviewRight, ReviewQueue>> = {};
  for (const right of reviewRights.filter((each) => rights.includes(each))) {
    const { table, subject, waiting } = OF[right];
    const [queue] = await dataSource.query<ReviewQueue[]>(
      `with first as (
         select a.record_id, min(a.decided_at) as at from review_audit a
          where a.subject = $1 and a.action not in ('view', 'export', 'undo', 'release') group by a.record_id
       )
       select count(*) filter (where r.status = $2)::int as waiting,
              count(*) filter (where r.status = 'quarantined')::int as "setAside",
              min(r.created_at) filter (where r.status = $2) as oldest,
              count(*) filter (where f.at > now() - interval '7 days')::int as "decidedThisWeek",
              round((percentile_cont(0.5) within group (order by extract(epoch from f.at - r.created_at) / 86400)
                filter (where f.at > now() - interval '90 days'))::numeric, 1)::float as "medianDays"
         from ${table} r left join first f on f.record_id = r.id`,
      [subject, waiting],
    );
    if (queue) queues[right] = queue;
  }
  return { name, rights, queues };
}
