import type { DecidedMany } from '@portal/contracts';
import type { DataSource } from 'typeorm';
import { ProblemError } from '../http/problem.ts';
import type { Reviewed } from '../review/subjects.ts';

/**
 * The same decision on selected records, each with its own entry in the audit log. Records whose status no longer allows it are left alone.
 */
export async function decideChosen(
  dataSource: DataSource,
  { subject, table, actions }: Reviewed,
  { ids, action, why, by }: { readonly ids: readonly number[]; readonly action: string; readonly why: string; readonly by: string },
): Promise<DecidedMany> {
  const rule = actions[action];
  if (!rule) throw new Error(`No rule for ${action}.`);
  if (rule.why && !why)
    throw new ProblemError(400, 'Please say why, so that others can understand it later.', {
      errors: [{ field: 'why', message: 'Please say why' }],
    });
  const decided = await dataSource.query<object[]>(
    `with found as (
       select id, status from ${table} where id = any($1) and status = any($2) and status <> $3 order by id for update
     ), changed as (
       update ${table} t set status = $3 from found where t.id = found.id
     )
     insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by)
       select $4, id, $5, status, $3, $6, $7 from found returning id`,
    [ids, rule.from, rule.to, subject, action, why, by],
  );
  return { decided: decided.length, status: rule.to };
}
