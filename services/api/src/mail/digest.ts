import type { DigestPacing } from '../config/mail-settings.ts';
import type { Statements } from '../database/transaction.ts';
import type { Letters } from './letters.ts';
import { putIntoOutbox } from './outbox.ts';

const NAMES: Readonly<Record<string, string>> = {
  'project-team': 'Project ideas',
  'report-team': 'Incident reports',
  'feedback-team': 'Feedback',
};
/** Any number that nobody else uses: one digest at a time. */
const LOCK = 7_304_120_253;
const DUE = `select exists (select from held_mails where held_at <= now() - make_interval(secs => $1))
  and not exists (select from outbox where kind = 'digest-team' and created_at > now() - make_interval(secs => $2)) as due`;
const ALL = `with told as (delete from held_mails returning kind, record_id, quarantined)
  select kind, quarantined, count(*)::int as count, min(record_id) as first, max(record_id) as last
    from told group by kind, quarantined order by quarantined, kind`;

interface Told {
  readonly kind: string;
  readonly quarantined: boolean;
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

/** Writes one mail about everything that was stored without a mail of its own, when it is time. Runs in a transaction; nothing of what was sent stands in it. */
export async function writeDigest(transaction: Statements, letters: Letters, { after, between }: DigestPacing): Promise<void> {
  const isDue = async () => {
    const [row] = await transaction.query<{ due: boolean }>(DUE, [after / 1000, between / 1000]);
    return row?.due === true;
  };
  if (!(await isDue())) return;
  await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
  // Another process may have written it while this one waited.
  if (!(await isDue())) return;
  const told = await transaction.query<Told>(ALL);
  const count = told.reduce((sum, one) => sum + one.count, 0);
  await putIntoOutbox(
    transaction,
    letters.toTeam('digest-team', () => ({ count: String(count), fields: told.map(line).join('\n') })),
    'a job',
  );
}

function line({ kind, quarantined, count, first, last }: Told): string {
  const numbers = first === last ? `number ${first}` : `numbers ${first} to ${last}`;
  return `${NAMES[kind] ?? kind}${quarantined ? ', in quarantine' : ''}: ${count} (${numbers})`;
}
