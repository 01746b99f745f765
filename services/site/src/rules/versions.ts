import semver from 'semver';
import { UserFacingError } from './user-facing-error.ts';

/** How a maintainer asks for a version; by default, it is the next patch. */
export interface VersionBump {
  readonly step?: 'minor' | 'major';
  readonly exact?: string;
}

/** The version of an app's next release: above every one in the ledger, or the one that was requested (design: federation, point 21). */
export function nextVersion(app: string, known: readonly string[], bump: VersionBump): string {
  const highest = known.reduce<string | undefined>(
    (top, version) => (top === undefined || semver.gt(version, top) ? version : top),
    undefined,
  );
  if (bump.exact !== undefined) {
    // A version that semver cannot read, such as 01.2.0, would make every later release of the app fail.
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

/** Versions of an app in the ledger, in any order. */
export function knownVersions(
  ledger: readonly { readonly steps: readonly { readonly app: string; readonly to: string }[] }[],
  app: string,
): string[] {
  return [...new Set(ledger.flatMap((entry) => entry.steps.filter((step) => step.app === app).map((step) => step.to)))];
}
