import type { EntityManager } from 'typeorm';
import type { DigestSchedule } from '../config/mail-settings.ts';
import type { MailTemplates } from './mail-templates.ts';
import { putIntoOutbox } from './outbox.ts';

const NAMES: Readonly<Record<string, string>> = {
  'project-team': 'Project ideas',
  'feedback-team': 'Feedback',
};
/** Any number that nothing else uses: one digest at a time. */
const LOCK = 7_304_120_253;
const DUE = `select exists (select from held_mails where held_at <= now() - make_interval(secs => $1))
  and not exists (select from outbox where kind = 'digest-team' and created_at > now() - make_interval(secs => $2)) as due`;
const QUEUED = `with queued as (delete from held_mails returning kind, record_id, quarantined)
  select kind, quarantined, count(*)::int as count, min(record_id) as first, max(record_id) as last
    from queued group by kind, quarantined order by quarantined, kind`;

interface Queued {
  readonly kind: string;
  readonly quarantined: boolean;
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

/**
 * Puts the digest of queued notifications into the outbox when it is due. Runs in a transaction. It contains only numbers, nothing that
 * visitors sent.
 */
export async function writeDigest(manager: EntityManager, templates: MailTemplates, { after, between }: DigestSchedule): Promise<void> {
  const isDue = async () => {
    const [row] = await manager.query<{ due: boolean }[]>(DUE, [after / 1000, between / 1000]);
    return row?.due === true;
  };
  if (!(await isDue())) return;
  await manager.query('select pg_advisory_xact_lock($1)', [LOCK]);
  // Another process may have written it while this one was waiting.
  if (!(await isDue())) return;
  const queued = await manager.query<Queued[]>(QUEUED);
  const total = queued.reduce((sum, { count }) => sum + count, 0);
  await putIntoOutbox(manager, [templates.toTeam('digest-team', () => ({ count: String(total), fields: queued.map(line).join('\n') }))]);
}

function line({ kind, quarantined, count, first, last }: Queued): string {
  const numbers = first === last ? `number ${first}` : `numbers ${first} to ${last}`;
  return `${NAMES[kind] ?? kind}${quarantined ? ', in quarantine' : ''}: ${count} (${numbers})`;
}
