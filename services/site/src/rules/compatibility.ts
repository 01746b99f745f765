import type { ReleaseDocument } from '@portal/contracts';
import semver from 'semver';
import { WHOLE_MODULE } from './names.ts';
import { UserFacingError } from './user-facing-error.ts';

/** The live release of one app and the one that would take its place if it failed. */
export interface ReleasePair {
  readonly live: ReleaseDocument;
  readonly previous?: ReleaseDocument;
}

/**
 * Refuses what becomes live (the apps in `becoming`, which may include the shell) if it does not work with the live or the previous release
 * of the others, because each of those can be on a visitor's page or be rolled back to. An incompatibility between releases that do not
 * change blocks nothing, and of two that become live together, only the pair that visitors get is checked (design: federation, point 22).
 */
export function requireCompatible(shell: ReleasePair, apps: readonly ReleasePair[], changing: ReadonlySet<string>): void {
  const isNewShell = changing.has(shell.live.app);
  for (const app of apps) {
    const isNew = changing.has(app.live.app);
    if (isNew || isNewShell) requireFit(shell.live, app.live);
    if (isNew && !isNewShell && shell.previous) requireFit(shell.previous, app.live);
    if (isNewShell && !isNew && app.previous) requireFit(shell.live, app.previous);
  }
  requireOwnAddresses(apps, changing);
  requireOwnNames(apps);
}

/** Why a release of an app cannot run in a release of the shell, as a sentence; `undefined` if it can. */
export function incompatibility(shell: ReleaseDocument, app: ReleaseDocument): string | undefined {
  const pair = `${title(app)} and ${title(shell)} do not fit together`;
  for (const [name, range] of Object.entries(app.requires)) {
    const provided = shell.provides[name];
    if (provided === undefined)
      return `${pair}: the app needs ${name}, which this shell does not provide. Release a shell that provides it first, or remove the import.`;
    if (!semver.satisfies(provided, range))
      return `${pair}: the app needs ${name} ${range}, but this shell provides ${provided}. Build the app against ${provided}, or release both together.`;
  }
  for (const [module, names] of Object.entries(app.uses ?? {})) {
    // A shell from before names were recorded provided all of today's names.
    const gone = names.find((name) => name !== WHOLE_MODULE && shell.gives && !shell.gives[module]?.includes(name));
    if (gone !== undefined)
      return `${pair}: the app uses ${gone} of ${module}, which this shell does not share. Add it to shell/src/federation/shared.ts, or release the app without it first.`;
  }
  const runtime = app.mfRuntimes.find((each) => !shell.mfRuntimes.includes(each));
  return (
    runtime &&
    `${pair}: the app was built for the federation runtime ${runtime}, but this shell serves ${shell.mfRuntimes.join(', ')}. Build the app with the workspace's current versions, or release a shell that still serves ${runtime}.`
  );
}

function requireFit(shell: ReleaseDocument, app: ReleaseDocument): void {
  const sentence = incompatibility(shell, app);
  if (sentence) throw new UserFacingError(sentence);
}

/** Files of a site that are not pages of apps, and addresses that the host answers itself. */
const RESERVED = /^\/(?:index|404|releases\/.*|(?:api|preview|receiver)(?:\/.*)?)$/;

function requireOwnAddresses(apps: readonly ReleasePair[], changing: ReadonlySet<string>): void {
  const owners = new Map<string, string>();
  // Routes that stay come first: an address belongs to the app for which visitors know it.
  const inOrder = [...apps].sort((a, b) => Number(changing.has(a.live.app)) - Number(changing.has(b.live.app)));
  for (const { live } of inOrder)
    for (const address of live.manifest.routes.flatMap((route) => [route.path, ...(route.aliases ?? [])])) {
      if (RESERVED.test(address))
        throw new UserFacingError(
          `The address ${address} belongs to the site itself, so ${live.app} cannot have it. Choose another address.`,
        );
      const owner = owners.get(address);
      if (owner)
        throw new UserFacingError(
          `The address ${address} belongs to ${owner}, so ${live.app} cannot have it. Choose another address, or agree with that team and release both together.`,
        );
      owners.set(address, live.app);
    }
}

/** In some places, the federation runtime compares names by prefix. */
function requireOwnNames(apps: readonly ReleasePair[]): void {
  const all = apps.flatMap(({ live, previous }) => (previous ? [live, previous] : [live]));
  for (const release of all)
    for (const otherRelease of all)
      if (release !== otherRelease && otherRelease.name.startsWith(release.name))
        throw new UserFacingError(
          `The name ${release.name} of ${title(release)} is the beginning of the name of ${title(otherRelease)}, so the two could be confused. Rename one of the two apps.`,
        );
}

function title(release: ReleaseDocument): string {
  return `${release.app} ${release.version}`;
}
