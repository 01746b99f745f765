import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SignedFile } from '@portal/contracts';
import { type BuiltCandidate, buildCandidate } from '../build/build-candidate.ts';
import { fileFacts } from '../build/candidate.ts';
import { commitOf, requireApps, sourceDigest } from '../build/workspace.ts';
import { prepareRelease } from '../commands/prepare-release.ts';
import { DATA_FOLDER } from '../rules/names.ts';
import type { Beginning, Verdict } from '../rules/receiver-answer.ts';
import { bytesOf, DOCUMENT_FILE, requireUploadable } from '../rules/upload-files.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import type { VersionBump } from '../rules/versions.ts';
import { documentText } from '../store/place-release.ts';
import { ask, handIn, type Remote } from './ask-receiver.ts';

/** What a member of a team asks for. */
export interface RemoteReleaseOrder {
  readonly workspace: string;
  readonly app: string;
  readonly why: string | undefined;
  readonly bump?: VersionBump;
  /** Whether the site watches the release once it is live. */
  readonly watch?: boolean;
}

/** Builds an app here and hands it in as its next release; `undefined` when that would change nothing. */
export async function remoteRelease(
  remote: Remote,
  { workspace, app, why, bump = {}, watch = true }: RemoteReleaseOrder,
): Promise<Verdict | undefined> {
  requireApps(workspace, [app]);
  const { exact, step } = bump;
  const wish = { ...(exact !== undefined && { version: exact }), ...(step && { step }) };
  const { after, version, live } = await ask<Beginning>(remote, { action: 'begin', purpose: 'release', app, ...wish });
  const built = await prepareRelease({ workspace, app, live, version: () => version, log: remote.log });
  const change = { action: 'release', after, why: reasonOf(workspace, why), ...(!watch && { watch: false as const }) } as const;
  return built && upload(remote, change, built);
}

/** Builds an app here and hands it in as a preview. */
export async function remotePreview(remote: Remote, { workspace, app, why }: RemoteReleaseOrder): Promise<Verdict> {
  requireApps(workspace, [app]);
  const { after, version, live } = await ask<Beginning>(remote, { action: 'begin', purpose: 'preview', app });
  if (live && live.source.digest === sourceDigest(workspace, app))
    throw new UserFacingError(`${app}: nothing has changed since ${live.version}, so there is nothing to preview.`);
  const change = { action: 'preview', after, why: reasonOf(workspace, why) } as const;
  return upload(remote, change, await buildCandidate(workspace, app, version, remote.log));
}

/** Makes an earlier release of an app live again, on the server and by the files that it has. */
export async function remoteRollback(remote: Remote, app: string, to: string | undefined, why: string | undefined): Promise<Verdict> {
  const wish = to === undefined ? {} : { version: to };
  const { after, version } = await ask<Beginning>(remote, { action: 'begin', purpose: 'rollback', app, ...wish });
  return handIn(remote, { action: 'rollback', app, version, after, why: why ?? '' });
}

type Change = { readonly action: 'release' | 'preview'; readonly after: number; readonly why: string } & (
  | { readonly action: 'release'; readonly watch?: false }
  | { readonly action: 'preview' }
);

async function upload(remote: Remote, change: Change, built: BuiltCandidate): Promise<Verdict> {
  const { document, build } = built;
  try {
    writeFileSync(path.join(build.dir, DOCUMENT_FILE), documentText(document));
    const files = filesIn(build.dir, Object.keys(document.files));
    requireUploadable(files);
    const bytes = bytesOf(files);
    const { app, version } = document;
    remote.log(`${app}: sending ${version}, ${files.length} files, ${Math.ceil(bytes / 1024)} kB, to ${remote.to}.`);
    const places = files.map((file) => path.join(build.dir, file.path));
    return await handIn(remote, { ...change, app, version, files }, places, bytes);
  } finally {
    build.discard();
  }
}

/** Everything of a build that a release keeps. */
export function filesIn(dir: string, web: readonly string[]): SignedFile[] {
  const data = path.join(dir, DATA_FOLDER);
  const names = [
    ...[DOCUMENT_FILE, 'server.cjs', 'bom.json'].filter((name) => existsSync(path.join(dir, name))),
    ...(existsSync(data)
      ? readdirSync(data)
          .sort()
          .map((name) => `${DATA_FOLDER}/${name}`)
      : []),
    ...web.map((name) => `web/${name}`),
  ];
  return names.map((name) => ({ path: name, ...fileFacts(path.join(dir, name)) }));
}

function reasonOf(workspace: string, why: string | undefined): string {
  return why ?? (commitOf(workspace, '.').subject || 'no reason given');
}
