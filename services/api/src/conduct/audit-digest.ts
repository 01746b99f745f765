import type { DataSource, EntityManager } from 'typeorm';

const DIGEST = `select coalesce(max(id), 0) as last,
    encode(sha256(convert_to(coalesce(string_agg(json_build_array(
      id, subject, record_id, action, from_status, to_status, reason, decided_by, to_char(decided_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US')
    )::text, E'\\n' order by id), ''), 'UTF8')), 'hex') as digest
  from review_audit where $1::int is null or id <= $1`;

/**
 * The audit log up to an entry, or as it is now, as one line: the number of its last entry and a SHA-256 digest. The daily notice carries
 * it to mailboxes that nobody on the server can change, so that a changed or missing entry can be detected later. It always has the same
 * length.
 */
export async function auditDigest(database: Pick<DataSource | EntityManager, 'query'>, upTo?: number): Promise<string> {
  const [row] = await database.query<{ last: number; digest: string }[]>(DIGEST, [upTo ?? null]);
  return `${String(row?.last ?? 0).padStart(9, '0')} ${row?.digest}`;
}
