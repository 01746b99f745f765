import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../config/user-facing-error.ts';
import type { Log } from '../logging/log.ts';

/** What one field of a record in a data file must look like. */
export type FieldKind = 'text' | 'optional text' | 'list of text';

/**
 * Reads the records that the live releases carry in `STORE_DIR/current/data/<name>`. A missing file is not an error, and neither is an
 * invalid record: a log line reports it, and the valid ones are used.
 */
export function readDataFile(
  storeDir: string,
  name: string,
  kinds: Readonly<Record<string, FieldKind>>,
  log: Log,
): Record<string, unknown>[] {
  const file = path.join(storeDir, 'current', 'data', name);
  let records: unknown;
  try {
    records = JSON.parse(readFileSync(file, 'utf8'));
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ENOENT') log.info({ file }, 'no data file, so nothing is filled in from it');
    else log.error({ file, reason: messageOf(problem) }, 'the data file cannot be read');
    return [];
  }
  if (!Array.isArray(records)) {
    log.error({ file }, 'the data file must contain a list');
    return [];
  }
  return records.flatMap((record: unknown, index) => {
    const wrong = wrongField(record, kinds);
    if (wrong)
      log.error(
        { file, record: index + 1, field: wrong },
        'a record in the data file is left out: this field is missing or of the wrong type',
      );
    return wrong ? [] : [pick(record as Record<string, unknown>, Object.keys(kinds))];
  });
}

function wrongField(record: unknown, kinds: Readonly<Record<string, FieldKind>>): string | undefined {
  if (typeof record !== 'object' || record === null) return '(record)';
  return Object.entries(kinds).find(([field, kind]) => !fits((record as Record<string, unknown>)[field], kind))?.[0];
}

function fits(value: unknown, kind: FieldKind): boolean {
  if (kind === 'optional text') return value === undefined || value === null || typeof value === 'string';
  if (kind === 'list of text') return Array.isArray(value) && value.every((item) => typeof item === 'string');
  return typeof value === 'string';
}

function pick(record: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? null]));
}
