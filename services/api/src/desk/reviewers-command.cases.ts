import { command } from '../../fixtures/maintainer.ts';
import { runningApi, type TestApi } from '../../fixtures/running-api.ts';
import { REVIEW_URL } from '../../fixtures/running-desk.ts';
import { digestOf } from './secret.ts';

/** Tests that `desk.test.ts` runs. */
export function reviewersCommandCases(): void {
  let api: TestApi;

  beforeAll(async () => {
    api = await runningApi();
  });

  const review = (args: readonly string[], env: NodeJS.ProcessEnv = { REVIEW_URL }) =>
    command('review', args, { DATABASE_URL: api.databaseUrl, ...env });

  test('an invitation prints a link for one use, and stores only its digest', async () => {
    const { code, out } = await review(['invite', 'Ada', '--may', 'projects,reports']);
    const secret = new RegExp(`^${REVIEW_URL}/#/invitation/([\\w-]{43})$`, 'm').exec(out)?.[1] ?? '';
    expect([code, out]).toEqual([0, expect.stringContaining('It works once, within 24 hours')]);
    expect(await api.rows('select used_at from review_invitations where digest = $1', [digestOf(secret)])).toEqual([{ used_at: null }]);
    expect((await review(['reviewers'])).out).toContain('Ada: projects, reports; 0 passkeys, not signed in yet\n');
  });

  test('a second device needs no rights, and rights change with an invitation', async () => {
    for (const more of [['--may', 'projects'], [], ['--may', 'feedback']]) expect((await review(['invite', 'Bob', ...more])).code).toBe(0);
    expect((await review(['reviewers'])).out).toContain('Bob: feedback; ');
  });

  test('a lost device ends sessions and passkeys, leaving ends the name too, and neither touches a decision', async () => {
    await review(['invite', 'Cleo', '--may', 'feedback']);
    await api.rows("insert into reviewer_passkeys (id, reviewer_id, public_key) select 'x', id, '' from reviewers where name = 'Cleo'");
    expect((await review(['remove', 'Cleo', '--devices'])).out).toContain('Cleo is signed out everywhere, and the passkeys are gone.');
    expect(await api.rows('select from reviewer_passkeys')).toEqual([]);
    expect((await review(['remove', 'Cleo'])).out).toBe('Cleo is no longer a reviewer.\n');
    expect((await review(['invite', 'Cleo', '--may', 'feedback'])).errors).toContain('the audit log keeps that name');
    expect((await review(['remove', 'Cleo'])).errors).toContain('There is no reviewer called Cleo');
  });

  test.each([
    [['invite', 'Eve'], 'Say what Eve may review'],
    [['invite', 'Eve', '--may', 'all'], '"all" cannot be reviewed; --may takes projects, feedback, reports'],
    [['invite'], 'npm run review -- invite NAME'],
    [['invite', 'Eve', 'Example', '--may', 'feedback'], 'npm run review -- invite NAME'],
    [['remove', 'Eve', '--now'], 'npm run review -- invite NAME'],
  ])('%j is refused with a sentence, and nothing changes', async (args, sentence) => {
    const before = await api.rows('select * from reviewers');
    const { code, errors } = await review(args);
    expect([code, errors]).toEqual([1, expect.stringContaining(sentence)]);
    expect(await api.rows('select * from reviewers')).toEqual(before);
  });

  test('without an address of the desk nobody is invited to it', async () => {
    expect((await review(['invite', 'Eve', '--may', 'feedback'], {})).errors).toContain('There is no review desk: set REVIEW_URL');
  });
}
