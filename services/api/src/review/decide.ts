import type { DataSource } from 'typeorm';
import { UserFacingError } from '../config/user-facing-error.ts';
import type { Action, Reviewed } from './subjects.ts';

/** A decision of a maintainer. */
export interface Decision {
  readonly id: number;
  readonly action: string;
  readonly why: string;
  readonly by: string;
}

/**
 * Changes a record's status and records who decided it and why, both or neither. Concurrent decisions on a record run one after the other.
 */
export async function decide(
  dataSource: DataSource,
  { subject, table }: Reviewed,
  { from, to }: Action,
  { id, action, why, by }: Decision,
): Promise<string> {
  return dataSource.transaction(async (manager) => {
    const [row] = await manager.query<{ status: string }[]>(`select status from ${table} where id = $1 for update`, [id]);
    if (!row) throw new UserFacingError(`There is no ${subject} ${id}.`);
    const { status } = row;
    if (!from.includes(status)) throw new UserFacingError(`The ${subject} ${id} is already ${status}; nothing was changed.`);
    await manager.query(`update ${table} set status = $2 where id = $1`, [id, to]);
    await manager.query(
      `insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by) values ($1, $2, $3, $4, $5, $6, $7)`,
      [subject, id, action, status, to, why, by],
    );
    return `The ${subject} ${id} is ${to}. It was ${status}.`;
  });
}

/** The same decision on all records between two numbers, both included, whose status allows it; the others are left alone. */
export async function decideMany(
  dataSource: DataSource,
  { subject, table }: Reviewed,
  { from, to }: Action,
  { first, last, action, why, by }: Omit<Decision, 'id'> & { readonly first: number; readonly last: number },
): Promise<string> {
  const decided = await dataSource.query<object[]>(
    `with found as (
       select id, status from ${table} where id between $1 and $2 and status = any($3) and status <> $4 order by id for update
     ), changed as (
       update ${table} t set status = $4 from found where t.id = found.id
     )
     insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by)
       select $5, id, $6, status, $4, $7, $8 from found returning id`,
    [first, last, from, to, subject, action, why, by],
  );
  return `${decided.length} of ${last - first + 1} numbers are now ${to}.`;
}
