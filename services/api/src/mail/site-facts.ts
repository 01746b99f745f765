import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What mails say about the organization; the pages' `site.json` holds it (3-decisions.md, "Names and configuration"). */
export interface SiteFacts {
  readonly name: string;
  readonly contactEmail: string | undefined;
  readonly publicUrl: string | undefined;
}

/** Reads the facts of the site as it is live now. Without pages there are none yet, and mails go out all the same. */
export function siteFacts(storeDir: string): SiteFacts {
  let facts: Record<string, unknown> = {};
  try {
    facts = JSON.parse(readFileSync(path.join(storeDir, 'current/site.json'), 'utf8'));
  } catch {}
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return { name: text(facts.name) ?? 'The portal', contactEmail: text(facts.contactEmail), publicUrl: text(facts.publicUrl) };
}
