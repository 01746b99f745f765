import { DELETION_WARNING_DAYS, type RetentionPeriod, retentionPeriods } from '@portal/contracts';
import type { EntityManager } from 'typeorm';

/** A record whose period has ended or will end soon. */
export interface DueRecord {
  readonly table: RetentionPeriod['table'];
  readonly status: string;
  readonly id: number;
  readonly due: Date;
  readonly warnedAt: Date | null;
}

/** What the audit log calls the records of a table. */
export const SUBJECTS = { research_projects: 'project', conduct_reports: 'report', website_feedback: 'feedback' } as const;

/** Records whose deletion is due or has to be announced, the earliest first. Each stays locked until the transaction ends. */
export async function dueRecords(manager: EntityManager, now: Date): Promise<DueRecord[]> {
  const found: DueRecord[] = [];
  for (const { table, status, months } of retentionPeriods) {
    if (months === null) continue;
    const rows = await manager.query<{ id: number; due: Date; warnedAt: Date | null }[]>(
      `select * from (
         select r.id, (select warned_at from deletion_warnings w where w.table_name = $1 and w.record_id = r.id) as "warnedAt",
                greatest(r.created_at, (select max(decided_at) from review_audit a where a.subject = $2 and a.record_id = r.id and a.action <> 'view'))
                  + make_interval(months => $3) as due
           from ${table} r where r.status = $4 for update of r) as kept
        where due <= $5::timestamptz + make_interval(days => $6)`,
      [table, SUBJECTS[table], months, status, now, DELETION_WARNING_DAYS],
    );
    found.push(...rows.map((row) => ({ table, status, ...row })));
  }
  return found.sort((a, b) => a.due.getTime() - b.due.getTime());
}

/** Whether a record is deleted now: its period has ended, and the team was warned long enough ago. */
export function goesNow({ due, warnedAt }: DueRecord, now: Date): boolean {
  return due <= now && warnedAt !== null && warnedAt.getTime() + DELETION_WARNING_DAYS * 86_400_000 <= now.getTime();
}

/** A record in a list: which one, its status, and when it will be deleted. Nothing of its content. */
export function dueLine({ table, status, id, due }: DueRecord): string {
  return `${SUBJECTS[table]} ${id} (${status}), due ${due.toISOString().slice(0, 10)}`;
}
