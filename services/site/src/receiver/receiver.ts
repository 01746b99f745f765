import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ReleaseDocument, STATEMENT_MINUTES } from '@portal/contracts';
import { isLocal } from '../config/settings.ts';
import { describeEntry } from '../monitoring/list-releases.ts';
import { openPreviews } from '../rules/previews.ts';
import { type AnswerLine, RECEIVER_PATHS, type Verdict } from '../rules/receiver-answer.ts';
import { readStatement } from '../rules/signed-releases.ts';
import { bytesOf } from '../rules/upload-files.ts';
import { LONGEST_HEAD, sizesIn } from '../rules/upload-frame.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { requireMay, whoSigned } from '../teams/who-signed.ts';
import { beginChange, findUpload, listFor, showUpload } from './answer-questions.ts';
import { type Accepted, idOf, type Site, takeApproval, takeEndOfPreview, takeRollback, takeUpload } from './carry-out.ts';
import type { Job } from './jobs.ts';
import { type Body, bodyOf } from './read-body.ts';
import { receivedCandidate } from './received-candidate.ts';
import { createStrangers, type StrangerLimits } from './strangers.ts';

/** Milliseconds in which a statement and its signature have to be here, and a whole upload. */
const STATEMENT_MS = 10_000;
const UPLOAD_MS = 15 * 60_000;
/** Minutes by which a member's clock may be fast. */
const FAST_CLOCK_MINUTES = 5;
/** Milliseconds after which a quiet answer shows that it still goes on. */
const HEARTBEAT_MS = 10_000;
/** What is read of a refused upload, so that its sender sees the answer. */
const LINGER = { bytes: 16 * 1024 * 1024, ms: 3_000 };

/** Makes the server that takes signed statements and carries them out. */
export function createReceiver(site: Site, api: () => string, limits?: StrangerLimits): Server {
  const strangers = createStrangers(limits);

  async function read(request: IncomingMessage, body: Body): Promise<Omit<Accepted, 'statement'>> {
    const leave = strangers.enter(request);
    const late = setTimeout(() => request.destroy(), STATEMENT_MS);
    try {
      const sizes = sizesIn(await body.line(LONGEST_HEAD));
      if (!sizes) throw new UserFacingError('This request was not made by one of the portal’s commands, or its statement is too long.');
      const text = (await body.bytes(sizes.statement)).toString('utf8');
      const signature = (await body.bytes(sizes.signature)).toString('latin1');
      return { text, signature, signer: await whoSigned(site.teams, text, signature) };
    } finally {
      clearTimeout(late);
      leave();
    }
  }

  async function answer(address: string, request: IncomingMessage, body: Body): Promise<Job | Verdict> {
    const { text, signature, signer } = await read(request, body);
    const statement = readStatement(text);
    if (!statement) throw new UserFacingError('The statement cannot be read. Update your checkout and run the command again.');
    requireMeantHere(site, statement.site);
    const id = idOf(text);
    if (address === RECEIVER_PATHS.outcome) return outcomeOf(site, id, text);
    const mayDo = (app: string) => requireMay(site.teams, app, text, signature, signer);
    const accepted = { text, signature, signer };
    if (address === RECEIVER_PATHS.approve) {
      const upload = findUpload(site, id);
      await mayDo(upload.statement.app);
      await body.requireEnd();
      return takeApproval(site, upload, accepted);
    }
    requireInTime(statement.expires);
    requireNew(site, id, text);
    if (statement.action === 'release' || statement.action === 'preview') {
      const length = request.headers['content-length'];
      const expected = bytesOf(statement.files);
      await mayDo(statement.app);
      if (length !== undefined && Number(length) > expected + Buffer.byteLength(text) + signature.length + LONGEST_HEAD)
        throw new UserFacingError('More was sent than was signed, so nothing was kept.');
      return takeUpload(site, { statement, ...accepted }, body);
    }
    await body.requireEnd();
    switch (statement.action) {
      case 'rollback':
        await mayDo(statement.app);
        return takeRollback(site, { statement, ...accepted });
      case 'end-preview': {
        const found = openPreviews(site.store.ledger(), new Date()).find((each) => each.id === statement.id);
        if (!found) throw new UserFacingError(`There is no open preview "${statement.id}".`);
        await mayDo(found.app);
        return takeEndOfPreview(site, { statement, ...accepted });
      }
      case 'begin':
        await mayDo(statement.app);
        return told(beginChange(site, statement, signer.fingerprint));
      case 'list':
        await mayDo(signer.apps[0] ?? '');
        return told(await listFor(site, statement.what, api()));
      case 'show': {
        const upload = findUpload(site, statement.id);
        await mayDo(upload.statement.app);
        const { document } = receivedCandidate(site.store, upload.statement, upload.dir);
        return told(showUpload(site, upload, document.source satisfies ReleaseDocument['source']));
      }
    }
  }

  const server = createServer({ maxHeaderSize: 8192 }, (request, response) => {
    const address = request.url?.split('?', 1)[0] ?? '';
    if (request.method !== 'POST' || !Object.values<string>(RECEIVER_PATHS).includes(address)) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end('This address accepts releases: see docs/teams.md.\n');
      return;
    }
    const body = bodyOf(request);
    void answer(address, request, body).then(
      (found) => send(response, found),
      async (problem) => {
        if (!(problem instanceof UserFacingError)) console.error(problem);
        const text = problem instanceof UserFacingError ? problem.message : 'The server failed, so nothing was changed; its log says more.';
        begin(response, 403);
        response.write(lineOf({ verdict: 'refused', text }));
        // Whoever still sends would not see the answer if the connection ended now.
        await body.discard(LINGER.bytes, LINGER.ms);
        response.end();
        if (!request.complete) request.destroy();
      },
    );
  });
  server.headersTimeout = STATEMENT_MS;
  server.requestTimeout = UPLOAD_MS;
  return server;
}

/** Writes an answer line by line as it comes; whoever goes away stops nothing. */
async function send(response: ServerResponse, found: Job | Verdict): Promise<void> {
  begin(response, 'verdict' in found && found.verdict === 'refused' ? 403 : 200);
  if ('verdict' in found) response.write(lineOf(found));
  else {
    const heartbeat = setInterval(() => response.write('\n'), HEARTBEAT_MS);
    await found.follow((line) => response.write(lineOf(line)));
    clearInterval(heartbeat);
  }
  response.end();
}

function begin(response: ServerResponse, status: number): void {
  response.writeHead(status, {
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'Cache-Control': 'no-store',
    // nginx hands each line on as it comes.
    'X-Accel-Buffering': 'no',
    Connection: 'close',
  });
}

function lineOf(line: AnswerLine): string {
  return `${JSON.stringify(line)}\n`;
}

function told(data: unknown): Verdict {
  return { verdict: 'done', text: '', data };
}

/** Refuses what was signed for another site. A site on somebody's own machine has several addresses. */
function requireMeantHere({ publicUrl }: Site, meant: string): void {
  const own = publicUrl();
  const bothLocal = () => URL.canParse(meant) && isLocal(meant) && isLocal(own);
  if (meant !== own && !bothLocal()) throw new UserFacingError(`This was signed for ${meant}, but this site is ${own}. Use --to ${own}.`);
}

function requireInTime(expires: string): void {
  const minutes = (Date.parse(expires) - Date.now()) / 60_000;
  if (minutes > 0 && minutes <= STATEMENT_MINUTES + FAST_CLOCK_MINUTES) return;
  throw new UserFacingError(
    minutes <= 0
      ? `The statement expired at ${expires}, and it is now ${new Date().toISOString()} here. Run the command again; if that does not help, set your computer's clock.`
      : `The statement expires at ${expires}, which is too far in the future (it is now ${new Date().toISOString()} here). Set your computer's clock, then run the command again.`,
  );
}

/** Refuses what was handed in before, and says what became of it. */
function requireNew(site: Site, id: string, text: string): void {
  const entry = site.store.ledger().find(({ signed }) => signed?.statement === text);
  if (entry)
    throw new UserFacingError(
      `This has already been carried out, as entry ${entry.number}: ${describeEntry(entry)}. Nothing is done twice.`,
    );
  if (site.jobs.find(id))
    throw new UserFacingError('This has already been submitted, and nothing is done twice. To repeat it, run the command again.');
  if (site.folders.open(site.store.ledger()).some((each) => each.id === id))
    throw new UserFacingError(
      `This has already been submitted and is waiting for a second member: npm run release -- --approve ${id} --to …`,
    );
}

/** What became of a statement, or becomes of it just now: for whoever lost the connection. */
function outcomeOf(site: Site, id: string, text: string): Job | Verdict {
  const job = site.jobs.find(id);
  if (job) return job;
  const entry = site.store.ledger().find(({ signed }) => signed?.statement === text);
  if (entry) return { verdict: 'done', text: `Live: ${describeEntry(entry)}.` };
  if (site.folders.open(site.store.ledger()).some((each) => each.id === id))
    return { verdict: 'done', text: `It is waiting for a second member: npm run release -- --approve ${id} --to ${site.publicUrl()}` };
  return { verdict: 'refused', text: 'The server has not carried this out and will not do so. Run the command again.' };
}
