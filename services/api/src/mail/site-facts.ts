import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What emails say about the organization; it is in the pages' `site.json` (3-decisions.md, "Names and configuration"). */
export interface SiteFacts {
  readonly name: string;
  readonly contactEmail: string | undefined;
  readonly publicUrl: string | undefined;
}

/** Reads the facts of the site that is live now. Without pages there are none yet, and emails are sent anyway. */
export function siteFacts(storeDir: string): SiteFacts {
  let facts: Record<string, unknown> = {};
  try {
    facts = JSON.parse(readFileSync(path.join(storeDir, 'current/site.json'), 'utf8'));
  } catch {}
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return { name: text(facts.name) ?? 'The portal', contactEmail: text(facts.contactEmail), publicUrl: text(facts.publicUrl) };
}
