import { UserFacingError } from '../rules/user-facing-error.ts';
import { isRevoked, type Signer, type Teams } from './allowed-signers.ts';
import { fingerprintOf, verifiedFor } from './ssh-keygen.ts';

/**
 * The member whose key signed exactly this text; refuses any other. Nothing is read from a text before this. For what its key may do,
 * ask {@link requireMay} too.
 */
export async function whoSigned(teams: Teams, text: string, signature: string): Promise<Signer> {
  const fingerprint = await fingerprintOf(text, signature);
  if (fingerprint === undefined)
    throw new UserFacingError('The signature does not belong to this statement: a byte was changed, or it was made for something else.');
  const signer = teams.signers().find((each) => each.fingerprint === fingerprint);
  if (!signer)
    throw new UserFacingError(
      `The key ${fingerprint} does not belong to any team here. Send its .pub file to the maintainers, who will add it: docs/teams.md.`,
    );
  requireNotRevoked(signer);
  return signer;
}

/** Refuses a key that may not release an app, or no longer may; OpenSSH has the last word. */
export async function requireMay(teams: Teams, app: string, text: string, signature: string, signer: Signer): Promise<void> {
  requireStillMay(teams, app, signer.fingerprint);
  if ((await verifiedFor(app, text, signature, teams.signersFile)) !== signer.fingerprint)
    throw new UserFacingError(`OpenSSH does not accept the signature of ${signer.name} for ${app}.`);
}

/** Refuses a key that was revoked, or lost an app, since its signature was accepted. */
export function requireStillMay(teams: Teams, app: string, fingerprint: string): void {
  const signer = teams.signers().find((each) => each.fingerprint === fingerprint);
  if (!signer) throw new UserFacingError(`The key ${fingerprint} no longer belongs to a team.`);
  requireNotRevoked(signer);
  if (!signer.apps.includes(app))
    throw new UserFacingError(`${signer.name}'s key may release ${signer.apps.join(', ')}, but not ${app}. Ask the maintainers.`);
}

function requireNotRevoked(signer: Signer): void {
  if (isRevoked(signer))
    throw new UserFacingError(`${signer.name}'s key (${signer.fingerprint}) was revoked, so it can no longer do anything here.`);
}
