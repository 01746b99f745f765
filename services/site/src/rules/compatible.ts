import type { ReleaseDocument } from '@portal/contracts';
import semver from 'semver';
import { Refusal } from '../platform/refusal.ts';

/** The live release of one app and the one that would take its place if it failed. */
export interface Standing {
  readonly live: ReleaseDocument;
  readonly previous?: ReleaseDocument;
}

/**
 * Refuses a set of releases that does not work together: every live release is checked against the live and the previous one of
 * the others, because each of those can stand in a visitor's page (design: federation, point 22).
 */
export function requireCompatible(shell: Standing, apps: readonly Standing[]): void {
  for (const app of apps) {
    for (const frame of both(shell)) requireShared(frame, app.live);
    if (app.previous) requireShared(shell.live, app.previous);
  }
  requireOwnAddresses(apps);
  requireOwnNames(apps);
}

function both({ live, previous }: Standing): ReleaseDocument[] {
  return previous ? [live, previous] : [live];
}

function requireShared(shell: ReleaseDocument, app: ReleaseDocument): void {
  const pair = `${title(app)} and ${title(shell)} do not fit together`;
  for (const [name, range] of Object.entries(app.requires)) {
    const given = shell.provides[name];
    if (given === undefined)
      throw new Refusal(
        `${pair}: the app needs ${name}, which this shell does not provide. Release a shell that provides it first, or remove the import.`,
      );
    if (!semver.satisfies(given, range))
      throw new Refusal(
        `${pair}: the app needs ${name} ${range}, but this shell provides ${given}. Build the app against ${given}, or release both together.`,
      );
  }
  for (const runtime of app.mfRuntimes)
    if (!shell.mfRuntimes.includes(runtime))
      throw new Refusal(
        `${pair}: the app was built for the federation runtime ${runtime}, but this shell serves ${shell.mfRuntimes.join(', ')}. Build the app with the workspace's present versions, or release a shell that still serves ${runtime}.`,
      );
}

function requireOwnAddresses(apps: readonly Standing[]): void {
  const owners = new Map<string, string>();
  for (const { live } of apps)
    for (const address of live.manifest.routes.flatMap((route) => [route.path, ...(route.aliases ?? [])])) {
      const owner = owners.get(address);
      if (owner)
        throw new Refusal(
          `The address ${address} belongs to ${owner}, so ${live.app} cannot have it. Choose another address, or agree with that team and release both together.`,
        );
      owners.set(address, live.app);
    }
}

/** The federation runtime compares names by prefix in places. */
function requireOwnNames(apps: readonly Standing[]): void {
  const all = apps.flatMap(both);
  for (const one of all)
    for (const other of all)
      if (one !== other && other.name.startsWith(one.name))
        throw new Refusal(
          `The name ${one.name} of ${title(one)} begins the name of ${title(other)}, which would mix them up. Rename one of the two apps.`,
        );
}

function title(release: ReleaseDocument): string {
  return `${release.app} ${release.version}`;
}
