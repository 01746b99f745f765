import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { oneLine, type SignedFile, type UploadStatement } from '@portal/contracts';
import { minuteOf } from '../monitoring/list-releases.ts';
import { RECEIVER_PATHS, type Shown, type Verdict } from '../rules/receiver-answer.ts';
import { readStatement } from '../rules/signed-releases.ts';
import { DOCUMENT_FILE } from '../rules/upload-files.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { ask, handInSigned, type Remote } from './ask-receiver.ts';

/** Shows a second member what a release changes, and signs the same statement when the answer is yes. */
export async function remoteApproval(remote: Remote, id: string, isSure: boolean): Promise<Verdict> {
  if (!/^[0-9a-f]{16}$/.test(id))
    throw new UserFacingError(`"${id}" is not the id of a waiting release: see npm run releases -- --to ${remote.to}`);
  const shown = await ask<Shown>(remote, { action: 'show', id });
  const statement = readStatement(shown.text);
  // What is signed is what is shown here, whatever the server says about it.
  if (statement?.action !== 'release' || createHash('sha256').update(shown.text).digest('hex').slice(0, 16) !== id)
    throw new UserFacingError(`${remote.to} shows something other than the release ${id}. Tell the maintainers.`);
  for (const line of difference(statement, shown)) remote.log(line);
  if (!isSure) await requireYes(statement);
  return handInSigned(remote, RECEIVER_PATHS.approve, shown.text);
}

/** What a release changes, for somebody who decides about it. */
function difference(
  { app, version, why, site, files, watch }: Extract<UploadStatement, { action: 'release' }>,
  { who, until, source, live }: Shown,
): string[] {
  const before = new Map((live?.files ?? []).map((file) => [file.path, file]));
  const after = new Map(files.filter(({ path }) => path.startsWith('web/') || path === 'server.cjs').map((file) => [file.path, file]));
  const changed = [...after.values()].filter(({ path, integrity }) => before.has(path) && before.get(path)?.integrity !== integrity);
  const added = [...after.values()].filter(({ path }) => !before.has(path));
  const removed = [...before.values()].filter(({ path }) => !after.has(path));
  const named = ({ path, size }: Pick<SignedFile, 'path' | 'size'>) => `${path}  ${size} bytes`;
  const others = files.map(({ path }) => path).filter((path) => !after.has(path) && path !== DOCUMENT_FILE);
  return [
    `${app} ${live ? `${live.version} -> ` : ''}${version} for ${site}, signed by ${oneLine(who)}; it can be approved until ${minuteOf(until)} UTC.`,
    `Why: ${oneLine(why, 500)}`,
    `Built from ${source ? `${oneLine(source.commit)}${source.uncommitted ? ' and files that are not committed' : ''}` : 'an unknown commit'}.`,
    ...changed.map((file) => `changed  ${file.path}  ${before.get(file.path)?.size} -> ${file.size} bytes`),
    ...added.map((file) => `added    ${named(file)}`),
    ...removed.map((file) => `removed  ${named(file)}`),
    ...(watch === false ? ['It will not be watched once it is live.'] : []),
    ...(others.length > 0 ? [`Beside these: ${others.join(', ')}.`] : []),
  ];
}

async function requireYes({ app, version }: UploadStatement): Promise<void> {
  if (!process.stdin.isTTY)
    throw new UserFacingError('There is no terminal here in which to ask you. Look at the changes above, then add --yes.');
  const dialog = createInterface({ input: process.stdin, output: process.stdout });
  const said = await dialog.question(`Sign ${app} ${version}? Type yes: `);
  dialog.close();
  if (said.trim().toLowerCase() !== 'yes') throw new UserFacingError('Nothing was signed.');
}
