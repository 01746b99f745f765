import { type Decided, type PastDecision, UNDO_MINUTES } from '@portal/contracts';
import type { DataSource } from 'typeorm';
import { ProblemError } from '../http/problem.ts';
import type { Mail } from '../mail/mail-templates.ts';
import { putIntoOutbox } from '../mail/outbox.ts';
import type { Subject } from '../review/audit-entry.entity.ts';

/** Tables of what is reviewed, by the audit log's word for it. */
export const TABLES = { project: 'research_projects', feedback: 'website_feedback', report: 'conduct_reports' } as const satisfies Record<
  Subject,
  string
>;

/** A row as the database has it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly status: string };

/** A decision at the desk. */
export interface Decision {
  readonly subject: Subject;
  readonly id: number;
  readonly action: string;
  readonly from: readonly string[];
  /** How many decisions on the record the reviewer has seen. */
  readonly seen: number;
  /** The status afterward; if missing, the record keeps its status. */
  readonly to?: string;
  readonly why: string;
  readonly by: string;
  /** Columns that get another value. */
  readonly changes?: Readonly<Record<string, string | number | null>>;
  /** The email that informs the sender, made from the corrected row, which still has its old status. */
  readonly mail?: (row: Row) => Mail | undefined;
}

/**
 * Decides on one record: its status, corrected columns, the email to its sender and the audit log entry, all or nothing. Two reviewers at
 * once are served one after the other, and the second is told what the first did.
 */
export function decideAtDesk(dataSource: DataSource, decision: Decision): Promise<Decided> {
  const { subject, id, action, from, seen, why, by, changes = {}, mail } = decision;
  const table = TABLES[subject];
  return dataSource.transaction(async (manager) => {
    const [row] = await manager.query<Row[]>(`select * from ${table} where id = $1 for update`, [id]);
    if (!row) throw new ProblemError(404, `The ${subject} ${id} no longer exists.`);
    const past = await decisionsOn(manager, subject, id);
    if (past.length !== seen || !from.includes(row.status)) throw new ProblemError(409, whatHappened(past, row.status));
    const status = decision.to ?? row.status;
    const changed = Object.entries(changes).filter(([column, value]) => row[column] !== value);
    await manager.query(
      `update ${table} set status = $2${changed.map(([column], index) => `, ${column} = $${index + 3}`).join('')} where id = $1`,
      [id, status, ...changed.map(([, value]) => value)],
    );
    const words = mail?.({ ...row, ...changes });
    const [mailId] = await putIntoOutbox(manager, [words], { holdSeconds: UNDO_MINUTES * 60 });
    const [entry] = await manager.query<{ id: number }[]>(
      `insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by, changes, mail_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      [
        subject,
        id,
        action,
        row.status,
        status,
        why,
        by,
        changed.length > 0 ? JSON.stringify(Object.fromEntries(changed.map(([column, value]) => [column, [row[column], value]]))) : null,
        mailId ?? null,
      ],
    );
    return { id, status, decision: entry?.id ?? 0, mail: mailId !== undefined };
  });
}

interface Entry {
  readonly subject: Subject;
  readonly recordId: number;
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly changes: Readonly<Record<string, readonly [string | number | null, string | number | null]>> | null;
  readonly mailId: string | null;
  readonly isRecent: boolean;
  readonly isLast: boolean;
}

const TOO_LATE = new ProblemError(
  409,
  `A decision can be undone for ${UNDO_MINUTES} minutes. This one is older, but you can make a new decision.`,
);

/** Undoes a reviewer's own decision: status and columns are restored, and the email is not sent. */
export function undo(
  dataSource: DataSource,
  number: number,
  by: string,
  mayUndo: (subject: Subject) => boolean,
): Promise<{ readonly id: number }> {
  return dataSource.transaction(async (manager) => {
    const [entry] = await manager.query<Entry[]>(
      `select subject, record_id as "recordId", from_status as "from", to_status as "to", decided_by as "by", changes, mail_id as "mailId",
              decided_at > now() - make_interval(mins => $2) as "isRecent",
              not exists (select from review_audit later where later.subject = a.subject and later.record_id = a.record_id and later.id > a.id
                and later.action <> 'view') as "isLast"
         from review_audit a where id = $1 and action not in ('view', 'export', 'undo')`,
      [number, UNDO_MINUTES],
    );
    // The same sentence for someone else's decision and for one that does not exist.
    if (!entry || entry.by !== by || !mayUndo(entry.subject)) throw new ProblemError(404, 'You have made no such decision.');
    const { subject, recordId, from, to, mailId, changes } = entry;
    const [row] = await manager.query<Row[]>(`select * from ${TABLES[subject]} where id = $1 for update`, [recordId]);
    if (!entry.isRecent || !entry.isLast || row?.status !== to) throw TOO_LATE;
    if (mailId !== null) {
      const gone = await manager.query<[object[], number]>(
        'delete from outbox where id = $1 and attempts = 0 and next_attempt_at > now()',
        [mailId],
      );
      if (gone[1] === 0) throw TOO_LATE;
    }
    const before = Object.entries(changes ?? {});
    await manager.query(
      `update ${TABLES[subject]} set status = $2${before.map(([column], index) => `, ${column} = $${index + 3}`).join('')} where id = $1`,
      [recordId, from, ...before.map(([, [value]]) => value)],
    );
    await manager.query(
      `insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by) values ($1, $2, 'undo', $3, $4, $5, $6)`,
      [subject, recordId, to, from, `undoes decision ${number}`, by],
    );
    return { id: recordId };
  });
}

/** Records that someone saw what only reviewers may see. */
export async function recordView(dataSource: DataSource, subject: Subject, { id, status }: Row, by: string): Promise<void> {
  await dataSource.query(
    `insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by) values ($1, $2, 'view', $3, $3, '', $4)`,
    [subject, id, status, by],
  );
}

/** What has been decided on a record so far, the newest last. */
export async function decisionsOn(database: Pick<DataSource, 'query'>, subject: Subject, id: number): Promise<PastDecision[]> {
  return database.query(
    `select action, decided_by as by, decided_at as at, reason as why, to_status as status from review_audit
      where subject = $1 and record_id = $2 and action <> 'view' order by id`,
    [subject, id],
  );
}

function whatHappened(past: readonly PastDecision[], status: string): string {
  const last = past.at(-1);
  return last
    ? `Someone else decided first: ${last.by} chose "${last.action}", and it is ${status} now. Nothing was changed.`
    : `It is ${status}, so this is not possible. Nothing was changed.`;
}
