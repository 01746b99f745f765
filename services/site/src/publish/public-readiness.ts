import { readinessOf, type SiteFacts } from '@portal/contracts';
import { isNear } from '../config/near.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';

/** Names of this machine, of networks without a registry, and for examples (RFC 2606, 6761, 6762). */
const NOBODYS = /(?:^|\.)(?:localhost|local|test|invalid|internal|example(?:\.(?:com|net|org))?)$/;

/** Whether everybody can reach an address. */
export function isPublicAddress(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return !NOBODYS.test(hostname) && !isNear(hostname.replace(/^\[|\]$/g, ''));
}

/** Refuses facts of an example for a public address, and says how many points were passed over. */
export function requireReady(site: SiteFacts, publicUrl: string, passesOver = false): number {
  const { blocking } = readinessOf(site);
  if (blocking.length === 0 || passesOver) return blocking.length;
  throw new UserFacingError(
    `This shell is not ready for the public at ${publicUrl}:\n${blocking.map((line) => `- ${line}`).join('\n')}\nnpm run check -- --public lists what else is open. To release it anyway: npm run release -- shell --not-ready --why "…".`,
  );
}
