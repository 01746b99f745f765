import { type ReviewRight, reviewRights } from '@portal/contracts';
import type { DataSource } from 'typeorm';
import type { Settings } from '../config/settings.ts';
import { UserFacingError } from '../config/user-facing-error.ts';
import { digestOf, newSecret } from './secret.ts';

/** How long the link of an invitation can be used. */
const VALID_HOURS = 24;

/** Invites someone to register a passkey, or another one. Returns the link, which is printed once and not stored anywhere. */
export async function invite(
  dataSource: DataSource,
  { reviewUrl }: Settings,
  name: string,
  rights: readonly ReviewRight[],
): Promise<string> {
  if (reviewUrl === undefined)
    throw new UserFacingError(
      'There is no review desk: set REVIEW_URL to its address, for example REVIEW_URL=https://review.portal.example.',
    );
  const secret = newSecret();
  await dataSource.transaction(async (manager) => {
    const [known] = await manager.query<{ id: number; removed: boolean }[]>(
      'select id, removed_at is not null as removed from reviewers where name = $1 for update',
      [name],
    );
    if (known?.removed) throw new UserFacingError(`${name} was removed, and the audit log keeps that name. Choose another one.`);
    if (!known && rights.length === 0)
      throw new UserFacingError(`Say what ${name} may review: npm run review -- invite "${name}" --may ${reviewRights.join(',')}`);
    const [made] = known
      ? [known]
      : await manager.query<{ id: number }[]>('insert into reviewers (name, rights) values ($1, $2) returning id', [name, rights]);
    if (known && rights.length > 0) await manager.query('update reviewers set rights = $2 where id = $1', [known.id, rights]);
    await manager.query(
      'insert into review_invitations (digest, reviewer_id, expires_at) values ($1, $2, now() + make_interval(hours => $3))',
      [digestOf(secret), made?.id, VALID_HOURS],
    );
  });
  return `Send this link to ${name}, through a channel that nobody else can read. It works once, within ${VALID_HOURS} hours:\n${reviewUrl}/#/invitation/${secret}`;
}

/** Everyone who has been invited. */
export async function listReviewers(dataSource: DataSource): Promise<string> {
  const rows = await dataSource.query<
    { name: string; rights: ReviewRight[]; removed: string | null; passkeys: number; used: string | null }[]
  >(
    `select r.name, r.rights, to_char(r.removed_at, 'YYYY-MM-DD') as removed, count(p.id)::int as passkeys, to_char(max(p.used_at), 'YYYY-MM-DD') as used
       from reviewers r left join reviewer_passkeys p on p.reviewer_id = r.id group by r.id order by r.name`,
  );
  if (rows.length === 0) return 'Nobody has been invited yet.';
  return rows
    .map(({ name, rights, removed, passkeys, used }) =>
      removed
        ? `${name}: removed on ${removed}`
        : `${name}: ${rights.join(', ')}; ${passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`}, ${used ? `last used on ${used}` : 'not signed in yet'}`,
    )
    .join('\n');
}

/**
 * Ends everything that a reviewer can do here, at once: sessions, passkeys, invitations. Their decisions stay. With `onlyDevices`, they
 * stay a reviewer but need a new invitation.
 */
export async function removeReviewer(dataSource: DataSource, name: string, onlyDevices: boolean): Promise<string> {
  return dataSource.transaction(async (manager) => {
    const [known] = await manager.query<{ id: number }[]>('select id from reviewers where name = $1 and removed_at is null for update', [
      name,
    ]);
    if (!known) throw new UserFacingError(`There is no reviewer called ${name}: npm run review -- reviewers`);
    for (const table of ['review_sessions', 'reviewer_passkeys', 'review_invitations'])
      await manager.query(`delete from ${table} where reviewer_id = $1`, [known.id]);
    if (onlyDevices)
      return `${name} is signed out everywhere, and the passkeys are gone. To let ${name} in again: npm run review -- invite "${name}"`;
    await manager.query('update reviewers set removed_at = now() where id = $1', [known.id]);
    return `${name} is no longer a reviewer.`;
  });
}
