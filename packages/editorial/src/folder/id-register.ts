import { z } from 'zod';
import { isMapping } from '../yaml/yaml-text.ts';

/** What a register of ids says about one folder: file names without `.md`, with the id of each. */
export type ReleasedIds = Readonly<Record<string, number>>;

/** Schema of a register of ids: `modules:`, and below it a line `first-steps: 3` for each text that was ever released. */
export function idRegister(): z.ZodType {
  return z.record(
    z.string(),
    z.record(
      z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be the name of a file, without ".md"'),
      z.int('must be a whole number').positive(),
    ),
  );
}

/** The ids of a folder in a register; entries that are not ids are left to the schema. */
export function releasedIds(register: unknown, folder: string): ReleasedIds {
  const entries = isMapping(register) ? register[folder] : undefined;
  if (!isMapping(entries)) return {};
  return Object.fromEntries(Object.entries(entries).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

/** An id that no text has ever had: gaps are not filled, because one may belong to a deleted text. */
export function nextFreeId(ids: readonly number[]): number {
  return Math.max(0, ...ids) + 1;
}
