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

/** Changes a record's status and records who decided it and why, both or neither. Concurrent decisions on a record run one after the other. */
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
