import type { ReleaseDocument } from '@portal/contracts';
import type { buildApp } from '../build/build-app.ts';
import { type BuiltCandidate, buildCandidate } from '../build/build-candidate.ts';
import { sourceDigest } from '../build/workspace.ts';

/** Files that a release names as changed; of more it says how many. */
const MAX_NAMED = 5;

/** What is built, beside which release. */
export interface PrepareOrder {
  readonly workspace: string;
  readonly app: string;
  /** What visitors get of the app now. */
  readonly live: Pick<ReleaseDocument, 'version' | 'files' | 'server' | 'source'> | undefined;
  /** The version to build under, asked for only once it is known that something changed. */
  readonly version: () => string;
  readonly log: (line: string) => void;
  /** Instead of the bundler; for the stores of the journeys. */
  readonly makeBuild?: typeof buildApp | undefined;
}

/** Builds an app under its next version; `undefined` when that would change nothing. */
export async function prepareRelease({ workspace, app, live, version, log, makeBuild }: PrepareOrder): Promise<BuiltCandidate | undefined> {
  const differing = live && (await differingFiles(workspace, app, live, makeBuild));
  if (live && differing?.length === 0) {
    log(`${app}: nothing has changed since ${live.version}, so there is no new release.`);
    return undefined;
  }
  const next = version();
  if (live && differing) log(`${app}: ${inWords(differing)} from ${live.version}.`);
  return buildCandidate(workspace, app, next, log, makeBuild);
}

/** Files of a build of now that are not those of the live release. The version is part of the bytes, so the comparison is built under the live one. */
async function differingFiles(
  workspace: string,
  app: string,
  live: NonNullable<PrepareOrder['live']>,
  makeBuild: PrepareOrder['makeBuild'],
): Promise<string[]> {
  if (live.source.digest === sourceDigest(workspace, app)) return [];
  const { document, build } = await buildCandidate(workspace, app, live.version, () => {}, makeBuild);
  build.discard();
  const before: ReleaseDocument['files'] = { ...live.files, 'server.cjs': live.server };
  const after: ReleaseDocument['files'] = { ...document.files, 'server.cjs': document.server };
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name]?.integrity !== after[name]?.integrity)
    .sort();
}

/** A list of files as a sentence begins with it. */
function inWords(files: readonly string[]): string {
  const named = files.slice(0, MAX_NAMED).join(', ');
  const more = files.length - MAX_NAMED;
  return `${named}${more > 0 ? ` and ${more} more` : ''} ${files.length === 1 ? 'differs' : 'differ'}`;
}
