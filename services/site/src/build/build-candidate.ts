import { type Build, buildApp } from './build-app.ts';
import { type Candidate, describeBuild, readServerBuild } from './candidate.ts';
import { writeDataLists } from './data-lists.ts';
import { withSearchEntries } from './search-entries.ts';
import { requireValidContent } from './valid-content.ts';
import { commitOf, sourceDigest } from './workspace.ts';

/** A candidate with the build that it was made from, which is in the way until it is discarded. */
export type BuiltCandidate = Candidate & { readonly build: Build };

/**
 * Builds an app of the workspace under a version and describes it; refuses what cannot be built or described. `makeBuild` replaces
 * the bundler where the same sources were built before.
 */
export async function buildCandidate(
  workspace: string,
  app: string,
  version: string,
  log: (line: string) => void,
  makeBuild: typeof buildApp = buildApp,
): Promise<BuiltCandidate> {
  const { commit, uncommitted } = commitOf(workspace, app);
  const source = { commit, uncommitted, digest: sourceDigest(workspace, app) };
  log(`${app}: building ${version}${uncommitted ? ' from files that are not committed' : ''}.`);
  const contentCheck = requireValidContent(workspace, app);
  // A failed check is reported after the build; until then this keeps it from being an unhandled rejection.
  contentCheck.catch(() => {});
  const build = await makeBuild(workspace, app, version);
  try {
    await contentCheck;
    const server = await readServerBuild(app, build.dir);
    const candidate = withSearchEntries(describeBuild(app, version, source, build, server), server);
    writeDataLists(app, build.dir, server);
    return { ...candidate, build };
  } catch (problem) {
    build.discard();
    throw problem;
  }
}

/** Waits for all; when one fails, the builds of the others are discarded. */
export async function settleAll<Each extends BuiltCandidate | undefined>(tasks: readonly Promise<Each>[]): Promise<Each[]> {
  const outcomes = await Promise.allSettled(tasks);
  const failed = outcomes.find((each) => each.status === 'rejected');
  const done = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (!failed) return done;
  for (const each of done) each?.build.discard();
  throw failed.reason;
}
