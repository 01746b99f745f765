import { createHmac, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { LARGE_PROVIDERS } from './large-providers.ts';

/**
 * Whether an address may be sent a confirmation now: one a day (UTC), and one a day for all addresses of its domain unless that belongs to
 * a large provider, because some domains deliver every address to the same person. A positive answer uses up the day. Two requests at once
 * are answered one after the other.
 */
export async function mayConfirm(manager: EntityManager, address: string, now: number): Promise<boolean> {
  const secret = await secretOf(manager, new Date(now).toISOString().slice(0, 10));
  const { mailbox, domain } = countedAs(address);
  if (!(await isFirst(manager, secret, `${mailbox}@${domain}`))) return false;
  return LARGE_PROVIDERS.has(domain) || isFirst(manager, secret, domain);
}

/**
 * Identifies who reads an address: neither case nor what follows a plus sign distinguishes two readers, and at Gmail neither do dots or its
 * second domain.
 */
export function countedAs(address: string): { readonly mailbox: string; readonly domain: string } {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const [mailbox = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? { mailbox: mailbox.replaceAll('.', ''), domain: 'gmail.com' } : { mailbox, domain };
}

/** In the database, so that a restart does not forget anyone and every process knows what the others have sent. */
async function secretOf(manager: EntityManager, day: string): Promise<string> {
  await manager.query('insert into daily_secrets (day, secret) values ($1, $2) on conflict (day) do nothing', [
    day,
    randomBytes(32).toString('base64'),
  ]);
  const [row] = await manager.query<{ secret: string }[]>('select secret from daily_secrets where day = $1', [day]);
  if (!row) throw new Error('The secret for the day is missing.');
  return row.secret;
}

async function isFirst(manager: EntityManager, secret: string, text: string): Promise<boolean> {
  const rows = await manager.query<object[]>(
    'insert into confirmed_addresses (digest, confirmed_at) values ($1, now()) on conflict (digest) do nothing returning digest',
    [createHmac('sha256', secret).update(text).digest('hex')],
  );
  return rows.length > 0;
}
