import type { ReviewRight } from '@portal/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { digestOf, newSecret } from './secret.ts';

/** How long a reviewer stays signed in. */
const SESSION_HOURS = 8;
/** The prefix binds the cookie to this host and to HTTPS (RFC 6265bis, section 4.1.3). Browsers treat localhost as if it had it. */
const COOKIE = '__Host-review';

/** The reviewer who makes a request. */
export interface SignedIn {
  readonly id: number;
  readonly name: string;
  readonly rights: readonly ReviewRight[];
}

/** Begins a session; returns the header that sets its cookie in the browser. Expired sessions are deleted. */
export async function beginSession(manager: EntityManager, reviewerId: number): Promise<string> {
  const secret = newSecret();
  await manager.query('delete from review_sessions where expires_at < now()');
  await manager.query('insert into review_sessions (digest, reviewer_id, expires_at) values ($1, $2, now() + make_interval(hours => $3))', [
    digestOf(secret),
    reviewerId,
    SESSION_HOURS,
  ]);
  return `${COOKIE}=${secret}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${SESSION_HOURS * 3600}`;
}

/** Whose session a `Cookie` header belongs to at this moment: someone who has been removed has none. */
export async function signedIn(dataSource: DataSource, cookies: string | undefined): Promise<SignedIn | undefined> {
  const secret = secretIn(cookies);
  if (secret === undefined) return undefined;
  const [reviewer] = await dataSource.query<SignedIn[]>(
    `select r.id, r.name, r.rights from review_sessions s join reviewers r on r.id = s.reviewer_id
      where s.digest = $1 and s.expires_at > now() and r.removed_at is null`,
    [digestOf(secret)],
  );
  return reviewer;
}

/** Ends the session of a `Cookie` header; returns the header that deletes the cookie. */
export async function endSession(dataSource: DataSource, cookies: string | undefined): Promise<string> {
  const secret = secretIn(cookies);
  if (secret !== undefined) await dataSource.query('delete from review_sessions where digest = $1', [digestOf(secret)]);
  return `${COOKIE}=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0`;
}

function secretIn(cookies: string | undefined): string | undefined {
  return /(?:^|;\s*)__Host-review=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1];
}
