import type { Client } from 'pg';
import { UserFacingError } from '../config/user-facing-error.ts';
import type { Action, Reviewed } from './subjects.ts';

/** A decision of a maintainer. */
export interface Decision {
  readonly id: number;
  readonly action: string;
  readonly why: string;
  readonly by: string;
}

/** Changes a record's status and writes down who decided it and why, both or neither. Two maintainers at once decide one after the other. */
export async function decide(
  client: Client,
  { subject, table }: Reviewed,
  { from, to }: Action,
  { id, action, why, by }: Decision,
): Promise<string> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ status: string }>(`select status from ${table} where id = $1 for update`, [id]);
    const status = rows[0]?.status;
    if (status === undefined) throw new UserFacingError(`There is no ${subject} ${id}.`);
    if (!from.includes(status)) throw new UserFacingError(`The ${subject} ${id} is ${status} already; nothing was changed.`);
    await client.query(`update ${table} set status = $2 where id = $1`, [id, to]);
    await client.query(
      `insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by) values ($1, $2, $3, $4, $5, $6, $7)`,
      [subject, id, action, status, to, why, by],
    );
    await client.query('commit');
    return `The ${subject} ${id} is ${to}. It was ${status}.`;
  } catch (problem) {
    await client.query('rollback').catch(() => {});
    throw problem;
  }
}
