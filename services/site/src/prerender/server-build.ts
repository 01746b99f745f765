import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentInput, oneLine, type ReleaseDocument, type ShellServer } from '@portal/contracts';
import { confinement } from '../confine/confinement.ts';
import { type Limits, ProgramStopped, runProgram } from '../confine/run-program.ts';
import { integrityOf } from '../rules/integrity.ts';
import { uploadOf } from '../rules/signed-releases.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { readableLedger, type Store } from '../store/store.ts';
import { type Answer, type AskedBodies, type Job, type Outcome, type ServerSource, serverWorker } from './server-worker.ts';

/** Characters of what code of a team says went wrong. */
const LONGEST_PROBLEM = 1000;

/** What a shell says of itself: the part of its server build that is data. */
export interface ShellFacts extends Pick<ShellServer, 'site' | 'provides' | 'mfRuntimes' | 'lazyFiles' | 'webManifest'> {
  /** Names that each shared module has. */
  readonly gives: Readonly<Record<string, readonly string[]>>;
}

/** What an app says of itself, as its server build gives it: nothing of it has been looked at. */
export interface AppFacts {
  readonly manifest: unknown;
  readonly search: Outcome;
  readonly data: Outcome;
}

/** Reads what a shell's server build says, and what its not-found page is rendered to. */
export async function describeShell(shell: ServerSource): Promise<{ readonly facts: ShellFacts; readonly notFound: Outcome }> {
  const [facts, notFound] = await run({ kind: 'describe-shell', shell }, 2);
  const said = valueIn(facts) as Partial<ShellFacts> | undefined;
  if (typeof said?.site?.name !== 'string' || !isRecord(said.provides) || !Array.isArray(said.mfRuntimes) || !isRecord(said.gives))
    throw new UserFacingError(`${shell.name} does not say what a shell says of itself, so no page can be made with it.`);
  return { facts: said as ShellFacts, notFound: notFound as Outcome };
}

/** Reads what an app's server build says without any page being rendered; the shared modules are not there yet. */
export async function describeApp(app: ServerSource): Promise<AppFacts> {
  const [manifest, search, data] = await run({ kind: 'describe-app', app }, 3);
  return { manifest: valueIn(manifest), search: search as Outcome, data: data as Outcome };
}

/** Runs an app in a shell: the words of its picture, then what each address says to machines, then the HTML of each page. */
export function renderBodies(shell: ServerSource, app: ServerSource, asked: AskedBodies): Promise<readonly Outcome[]> {
  return run({ kind: 'bodies', shell, app, asked }, 1 + asked.described.length + asked.pages.length);
}

/** Makes the whole files of pages. */
export function renderDocuments(shell: ServerSource, inputs: readonly DocumentInput[]): Promise<readonly Outcome[]> {
  return run({ kind: 'documents', shell, inputs }, inputs.length);
}

/** The server build of a folder. */
export function builtServer(dir: string): ServerSource {
  const name = path.join(dir, 'server.cjs');
  return { name, text: readFileSync(name, 'utf8') };
}

/** The server build of a stored release, if it has the bytes that a team signed, or else those that were recorded when it was placed. */
export function releasedServer(store: Store, { app, version, server }: ReleaseDocument): ServerSource {
  const name = path.join(store.releaseDir(app, version), 'server.cjs');
  const bytes = readFileSync(name);
  const signed = uploadOf(
    readableLedger(store).map((entry) => entry.signed),
    app,
    version,
  );
  const integrity = signed?.files.find(({ path: file }) => file === 'server.cjs')?.integrity ?? server.integrity;
  if (integrityOf(bytes) !== integrity)
    throw new UserFacingError(
      `${app} ${version} is damaged: its file server.cjs is not the one that was recorded, so it is not run. Build and release it again, or put the file back from a backup of the store.`,
    );
  return { name, text: bytes.toString('utf8') };
}

/** The text of a step that succeeded; anything else that code of a team gives for it is refused as the reason. */
export function textOf(outcome: Outcome | undefined): { readonly text: string } | { readonly problem: string } {
  if (outcome && 'problem' in outcome) return outcome;
  return typeof outcome?.value === 'string' ? { text: outcome.value } : { problem: 'It returns something other than text.' };
}

/** Runs a job in a confined process; what comes back is data of the length that was asked for. */
export async function run(job: Job, length: number, limits?: Limits): Promise<readonly Outcome[]> {
  const name = 'app' in job ? job.app.name : job.shell.name;
  const program = `(${serverWorker})(JSON.parse(${JSON.stringify(JSON.stringify(job))}))`;
  const answer = readAnswer(name, await printed(name, program, limits));
  if ('problem' in answer) throw new UserFacingError(`${answer.name || name} ${oneLine(answer.problem, LONGEST_PROBLEM)}`);
  if (answer.outcomes.length === length && answer.outcomes.every(isOutcome)) return answer.outcomes.map(readable);
  throw new UserFacingError(`${name} prints something other than pages, so nothing was taken from it.`);
}

async function printed(name: string, program: string, limits: Limits | undefined): Promise<string> {
  try {
    return await runProgram(await confinement(), program, limits);
  } catch (problem) {
    if (problem instanceof ProgramStopped) throw new UserFacingError(`${name} ${problem.message}, so nothing was taken from it.`);
    throw problem;
  }
}

function readAnswer(name: string, text: string): Answer {
  try {
    const answer = JSON.parse(text);
    if (Array.isArray(answer.outcomes)) return answer;
    if (typeof answer.problem === 'string') return { name: String(answer.name), problem: answer.problem };
  } catch {}
  return { name, problem: 'prints something other than pages, so nothing was taken from it.' };
}

function valueIn(outcome: Outcome | undefined): unknown {
  return outcome && 'value' in outcome ? outcome.value : undefined;
}

/** What code of a team says stands in a sentence, and may reach a terminal. */
function readable(outcome: Outcome): Outcome {
  return 'problem' in outcome ? { problem: oneLine(outcome.problem, LONGEST_PROBLEM) } : outcome;
}

function isOutcome(value: unknown): value is Outcome {
  // JSON leaves out a value that is undefined.
  return isRecord(value) && (!('problem' in value) || typeof value.problem === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
