import { readFileSync } from 'node:fs';
import { armor } from 'age-encryption';
import type { DataSource } from 'typeorm';
import { isSealedReport } from '../conduct/sealed-report.ts';
import { UserFacingError } from '../config/user-facing-error.ts';

/** A report in the text that `export` prints and `reseal` reads: a line about it, then an armored `age` file. */
const BLOCK = /^Report (\d+)\b.*\r?\n(-----BEGIN AGE ENCRYPTED FILE-----[\s\S]+?-----END AGE ENCRYPTED FILE-----)/gm;

interface Export {
  /** One report, or 0 for all in the status. */
  readonly id: number;
  readonly status: string;
  readonly why: string;
  readonly by: string;
}

/** Sealed reports as text, for their readers; each report records who took it. */
export async function exportReports(dataSource: DataSource, { id, status, why, by }: Export): Promise<string> {
  const found = await dataSource.query<{ id: number }[]>(
    `select id from conduct_reports where case when $1::int = 0 then $2 = 'all' or status = $2 else id = $1 end`,
    [id, status],
  );
  if (found.length === 0) throw new UserFacingError(id === 0 ? `No report has the status ${status}.` : `There is no report ${id}.`);
  return exportChosenReports(
    dataSource,
    found.map((row) => row.id),
    { why, by },
  );
}

/** The same for reports by their numbers. */
export async function exportChosenReports(
  dataSource: DataSource,
  ids: readonly number[],
  { why, by }: Pick<Export, 'why' | 'by'>,
): Promise<string> {
  return dataSource.transaction(async (manager) => {
    const rows = await manager.query<{ id: number; status: string; day: string; sealed: Buffer | null }[]>(
      `select id, status, to_char(created_at at time zone 'utc', 'YYYY-MM-DD') as day, sealed from conduct_reports
        where id = any($1) order by created_at, id`,
      [ids],
    );
    if (rows.length === 0) throw new UserFacingError('These reports no longer exist.');
    const unsealed = rows.filter(({ sealed }) => sealed === null).length;
    if (unsealed > 0) throw new UserFacingError(`Reports in plain text: ${unsealed}. Seal them first: npm run review -- reports seal`);
    await manager.query(
      `insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by)
       select 'report', id, 'export', status, status, $2, $3 from conduct_reports where id = any($1)`,
      [rows.map((row) => row.id), why, by],
    );
    return rows
      .map((row) => `Report ${row.id} of ${row.day}, ${row.status}\n${armor.encode(row.sealed ?? new Uint8Array()).trim()}\n`)
      .join('\n');
  });
}

interface Reseal {
  readonly file: string;
  readonly why: string;
  readonly by: string;
}

/** Puts back reports that a reader has sealed again to other readers, all of the file or none. Only a reader can tell what is inside. */
export async function resealReports(dataSource: DataSource, { file, why, by }: Reseal): Promise<string> {
  const text = textOf(file);
  const resealed = [...text.matchAll(BLOCK)].map(([, id, block = '']) => ({ id: Number(id), sealed: decoded(block) }));
  if (resealed.length === 0) throw new UserFacingError(`${file} contains no sealed reports.`);
  await dataSource.transaction(async (manager) => {
    for (const { id, sealed } of resealed) {
      const [, changed] = sealed
        ? await manager.query<[unknown, number]>('update conduct_reports set sealed = $2 where id = $1 and sealed is not null', [
            id,
            sealed,
          ])
        : [undefined, 0];
      if (changed === 0) throw new UserFacingError(`Report ${id} from ${file} cannot be put back; nothing was changed.`);
    }
    await manager.query(
      `insert into review_audit (subject, record_id, action, from_status, to_status, reason, decided_by)
       select 'report', id, 'reseal', status, status, $2, $3 from conduct_reports where id = any($1)`,
      [resealed.map(({ id }) => id), why, by],
    );
  });
  return resealed.length === 1 ? 'One report was resealed.' : `${resealed.length} reports were resealed.`;
}

/** The content of a file or, for `-`, of standard input, because another account may not be able to open a file by its name. */
function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? process.stdin.fd : file, 'utf8');
  } catch {
    throw new UserFacingError(`There is no file ${file}.`);
  }
}

function decoded(block: string): Buffer | undefined {
  try {
    const bytes = armor.decode(block);
    return isSealedReport(bytes) ? Buffer.from(bytes) : undefined;
  } catch {
    return undefined;
  }
}
