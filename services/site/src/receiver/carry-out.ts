import { createHash } from 'node:crypto';
import type { LedgerEntry, ReleaseStatement, Signed, UploadStatement } from '@portal/contracts';
import type { Candidate } from '../build/candidate.ts';
import { commitRelease } from '../commands/commit-release.ts';
import { endPreview, previewLink, showCandidate } from '../commands/preview.ts';
import { rollback } from '../commands/rollback.ts';
import { describeEntry, minuteOf } from '../monitoring/list-releases.ts';
import { idOfCandidate } from '../rules/previews.ts';
import type { Verdict } from '../rules/receiver-answer.ts';
import { lastEntryOf, requireLatest } from '../rules/signed-releases.ts';
import { requireUploadable } from '../rules/upload-files.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { knownVersions } from '../rules/versions.ts';
import type { Store } from '../store/store.ts';
import { isSamePerson, type Signer, type Teams } from '../teams/allowed-signers.ts';
import { requireStillMay } from '../teams/who-signed.ts';
import type { Job, Jobs } from './jobs.ts';
import type { Body } from './read-body.ts';
import { receiveFiles } from './receive-files.ts';
import { receivedCandidate } from './received-candidate.ts';
import type { Reservations } from './reservations.ts';
import type { UploadFolders, WaitingUpload } from './waiting.ts';
import type { Watches } from './watches.ts';

/** What changes of a site are carried out with. */
export interface Site {
  readonly workspace: string;
  readonly store: Store;
  readonly teams: Teams;
  readonly folders: UploadFolders;
  readonly jobs: Jobs;
  readonly reservations: Reservations;
  /** Apps that are being changed, with who does. */
  readonly busy: Map<string, string>;
  readonly publicUrl: () => string;
  readonly previewUrl: () => string | undefined;
  readonly browser: string | undefined;
  readonly watches: Watches;
}

/** A statement whose signature holds. */
export interface Accepted<Statement extends ReleaseStatement = ReleaseStatement> {
  readonly statement: Statement;
  readonly text: string;
  readonly signature: string;
  readonly signer: Signer;
}

/** What a statement is known by. */
export function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Takes the files of a release or a preview, and puts them in the queue; a release that needs two members is put aside. */
export async function takeUpload(site: Site, accepted: Accepted<UploadStatement>, body: Body): Promise<Job | Verdict> {
  const { statement, text, signature, signer } = accepted;
  const { app, action } = statement;
  requireUploadable(statement.files);
  requireLatest(site.store.ledger(), statement);
  requireVersion(site, accepted);
  const leave = enter(site, app, signer.name);
  const id = idOf(text);
  const folder = site.folders.begin(id);
  const end = () => {
    folder.discard();
    leave();
  };
  try {
    await receiveFiles(body, statement.files, folder.dir);
    const candidate = receivedCandidate(site.store, statement, folder.dir);
    if (action === 'release' && site.teams.appsWithTwo().includes(app)) {
      const { until } = await site.folders.keep(id, { text, signature, who: signer.name, fingerprint: signer.fingerprint });
      end();
      return {
        verdict: 'done',
        text: `${app} ${statement.version} is waiting for a second member until ${minuteOf(until)} UTC. To look at it and sign, they run: npm run release -- --approve ${id} --to ${statement.site}`,
      };
    }
    const signed = { statement: text, signatures: [signatureOf(signer, signature)] };
    return site.jobs.queue(id, (log) => commitUpload(site, statement, signed, candidate, log).finally(end));
  } catch (problem) {
    end();
    throw problem;
  }
}

/** Puts a release in the queue that waited, once a second member signed the same statement. */
export function takeApproval(site: Site, upload: WaitingUpload, { text, signature, signer }: Omit<Accepted, 'statement'>): Job {
  const { app } = upload.statement;
  if (upload.text !== text) throw new UserFacingError('This is not the statement that is waiting. Run the command again.');
  if (upload.fingerprint === signer.fingerprint || isSamePerson(upload.who, signer.name))
    throw new UserFacingError(`${upload.who} has already signed this. A second person has to look at it and sign.`);
  requireStillMay(site.teams, app, upload.fingerprint);
  const leave = enter(site, app, signer.name);
  const signatures = [{ who: upload.who, fingerprint: upload.fingerprint, signature: upload.signature }, signatureOf(signer, signature)];
  return site.jobs.queue(upload.id, async (log) => {
    try {
      const candidate = receivedCandidate(site.store, upload.statement, upload.dir);
      const verdict = await commitUpload(site, upload.statement, { statement: text, signatures }, candidate, log);
      site.folders.remove(upload.id);
      return verdict;
    } finally {
      leave();
    }
  });
}

/** Rolls back at once: nobody waits in line at three in the morning. */
export function takeRollback(
  site: Site,
  { statement, text, signature, signer }: Accepted<Extract<ReleaseStatement, { action: 'rollback' }>>,
): Job {
  const { app, version, why } = statement;
  requireLatest(site.store.ledger(), statement);
  return site.jobs.begin(idOf(text), async () => {
    const signed = { statement: text, signatures: [signatureOf(signer, signature)] };
    const { workspace, store } = site;
    const requireStill = () => requireStillValid(site, statement, signed);
    const order = { workspace, store, app, to: version, why: why || 'no reason given', publicUrl: site.publicUrl() };
    return live(await rollback({ ...order, who: signer.name, signed, requireStill }), '');
  });
}

/** Ends a preview of the signer's own app. */
export function takeEndOfPreview(site: Site, accepted: Accepted<Extract<ReleaseStatement, { action: 'end-preview' }>>): Job {
  const { statement, text, signature, signer } = accepted;
  return site.jobs.begin(idOf(text), async () => {
    const { workspace, store } = site;
    const signed = { statement: text, signatures: [signatureOf(signer, signature)] };
    const order = { workspace, store, named: statement.id, publicUrl: site.publicUrl(), why: statement.why || 'no reason given' };
    const { app } = await endPreview({ ...order, who: signer.name, signed });
    return { verdict: 'done', text: `The preview of ${app} has ended, and its files are gone.` };
  });
}

async function commitUpload(
  site: Site,
  statement: UploadStatement,
  signed: Signed,
  candidate: Candidate,
  log: (line: string) => void,
): Promise<Verdict> {
  const { store, browser } = site;
  const who = signed.signatures.map((each) => each.who).join(' and ');
  const requireStill = () => requireStillValid(site, statement, signed);
  requireStill();
  const order = { store, who, why: statement.why || 'no reason given', publicUrl: site.publicUrl(), browser, log, signed, requireStill };
  if (statement.action === 'preview') {
    const made = await showCandidate(order, candidate, idOfCandidate(statement.version) ?? '');
    return {
      verdict: 'done',
      text: `Preview: ${previewLink(site.previewUrl() ?? '', made)}\nAnyone who has this link sees ${made.app} as you have it, until ${minuteOf(made.until)} UTC. To end it: npm run preview -- --end ${made.id} --to ${statement.site}`,
    };
  }
  const entry = await commitRelease(order, [candidate]);
  if (!entry) throw new UserFacingError(`${statement.app} ${statement.version} was released in the meantime. Run the command again.`);
  const watched = statement.watch === false ? '' : site.watches.begin(entry);
  return live(entry, ` To undo: npm run rollback -- ${statement.app} --to ${statement.site}${watched}`);
}

/** What held when the upload was accepted may no longer hold when its turn comes. */
function requireStillValid(
  site: Site,
  statement: { readonly action: string; readonly app: string; readonly after: number },
  signed: Signed,
): void {
  const { app, action } = statement;
  for (const { fingerprint } of signed.signatures) requireStillMay(site.teams, app, fingerprint);
  requireLatest(site.store.ledger(), statement);
  if (action === 'release' && signed.signatures.length < 2 && site.teams.appsWithTwo().includes(app))
    throw new UserFacingError(`A release of ${app} now needs two people. Run the command again, then ask a second member to sign.`);
}

function requireVersion({ store, reservations }: Site, { statement, signer }: Accepted<UploadStatement>): void {
  const { app, version, action } = statement;
  if (action === 'preview') {
    if (idOfCandidate(version) === undefined || !reservations.has(app, version, signer.fingerprint))
      throw new UserFacingError(`The version of this preview is no longer kept. Run the command again.`);
    return;
  }
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new UserFacingError(`"${version}" is not the version of a release. Write three numbers.`);
  if (knownVersions(store.ledger(), app).includes(version))
    throw new UserFacingError(`${app} ${version} has already been released, and a release never changes. Run the command again.`);
  reservations.requireNotOfOthers(app, version, signer.fingerprint);
}

/** One change of an app at a time. */
function enter({ busy, store }: Site, app: string, who: string): () => void {
  const other = busy.get(app);
  if (other !== undefined) {
    const last = lastEntryOf(store.ledger(), app);
    throw new UserFacingError(
      `${other} is changing ${app} right now${last ? `; entry ${last.number} is still live` : ''}. Wait until that is done, then run the command again.`,
    );
  }
  busy.set(app, who);
  return () => busy.delete(app);
}

function signatureOf({ name, fingerprint }: Signer, signature: string): Signed['signatures'][number] {
  return { who: name, fingerprint, signature };
}

function live(entry: LedgerEntry, advice: string): Verdict {
  return { verdict: 'done', text: `Live: ${describeEntry(entry)}.${advice}`, data: { number: entry.number } };
}
