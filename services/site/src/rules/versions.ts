import semver from 'semver';
import { UserFacingError } from './user-facing-error.ts';

/** How a maintainer asks for a version; by default the next patch. */
export interface VersionBump {
  readonly step?: 'minor' | 'major';
  readonly exact?: string;
}

/**
 * The version of the next release of an app: above every one that the ledger knows of it, or the one that was asked for
 * (design: federation, point 21).
 */
export function nextVersion(app: string, known: readonly string[], bump: VersionBump): string {
  const highest = known.reduce<string | undefined>(
    (top, version) => (top === undefined || semver.gt(version, top) ? version : top),
    undefined,
  );
  if (bump.exact !== undefined) {
    // What semver cannot read, such as 01.2.0, would make every later release of the app fail.
    if (!/^\d+\.\d+\.\d+$/.test(bump.exact) || semver.valid(bump.exact) === null)
      throw new UserFacingError(`"${bump.exact}" is not a version. Write three numbers, as in --version 2.0.0.`);
    if (known.includes(bump.exact))
      throw new UserFacingError(
        `${app} ${bump.exact} has already been released, and a release never changes. Leave --version out to take the next number.`,
      );
    return bump.exact;
  }
  return highest === undefined ? '1.0.0' : (semver.inc(highest, bump.step ?? 'patch') ?? '1.0.0');
}

/** Versions of an app that the ledger knows, in any order. */
export function knownVersions(
  ledger: readonly { readonly steps: readonly { readonly app: string; readonly to: string }[] }[],
  app: string,
): string[] {
  return [...new Set(ledger.flatMap((entry) => entry.steps.filter((step) => step.app === app).map((step) => step.to)))];
}
