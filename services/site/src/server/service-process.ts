import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { openLogFile } from './log-file.ts';

/** A service of the workspace that runs as a process beside the host. */
export interface ServiceProcess {
  /** Its address; `undefined` while it does not run. */
  readonly address: () => string | undefined;
  /** Resolves when it first listens, or after `timeoutMs`. */
  readonly up: (timeoutMs: number) => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

/** Milliseconds until a process that has ended is started again; doubled each time it ends, up to the last value. */
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** Milliseconds of a graceful shutdown, after which it is killed. */
const SHUTDOWN_GRACE_MS = 10_000;

/** What is run. */
export interface ServiceOrder {
  /** The API, or the review desk, which is another program in the same service. */
  readonly name: 'api' | 'desk';
  readonly workspace: string;
  readonly dataDir: string;
  /** Settings in addition to those of this process. */
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Runs a service and restarts it when it ends. It stops by itself when this process goes away for any reason, because its standard input
 * then ends. Its log goes to a file with its name in the data folder.
 */
export function startService({ name, workspace, dataDir, env: settings }: ServiceOrder): ServiceProcess | undefined {
  const program = path.join(workspace, `services/api/bin/${name}.mjs`);
  if (!existsSync(program)) return undefined;
  mkdirSync(dataDir, { recursive: true });
  const log = openLogFile(path.join(dataDir, `${name}.log`));
  const listeners = new Set<() => void>();
  let child: ChildProcess | undefined;
  let address: string | undefined;
  let pause = FIRST_PAUSE_MS;
  let again: NodeJS.Timeout | undefined;
  let stopping = false;

  function run(): void {
    const store = path.join(dataDir, 'store');
    const env = { ...process.env, DATA_DIR: dataDir, STORE_DIR: store, PORTAL_PARENT: 'stdin', ...settings };
    let running: ChildProcess;
    try {
      running = spawn(process.execPath, [program], { cwd: workspace, env, stdio: ['pipe', 'pipe', 'pipe'] });
    } catch (problem) {
      // A lack of memory is thrown as an error; other failures come as an event, followed by `close`.
      notStarted(problem);
      startAgain();
      return;
    }
    child = running;
    running.on('error', notStarted);
    running.on('close', startAgain);
    // A process that could not be started may have no streams.
    running.stdin?.on('error', () => {});
    running.stderr?.pipe(log, { end: false });
    if (!running.stdout) return;
    createInterface(running.stdout).on('line', (line) => {
      const said = addressIn(line, name);
      if (said === undefined) log.write(`${line}\n`);
      else {
        address = said;
        pause = FIRST_PAUSE_MS;
        for (const listener of listeners) listener();
      }
    });
  }

  function startAgain(): void {
    address = undefined;
    child = undefined;
    if (stopping) return;
    again = setTimeout(run, pause);
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  }

  function notStarted(problem: unknown): void {
    log.write(`It could not be started: ${problem}\n`);
  }
  run();

  return {
    address: () => address,
    up: (timeoutMs) =>
      new Promise((resolve) => {
        if (address !== undefined) return resolve(true);
        const done = (isUp: boolean) => {
          clearTimeout(timer);
          listeners.delete(listener);
          resolve(isUp);
        };
        const listener = () => done(true);
        const timer = setTimeout(() => done(false), timeoutMs);
        // A site that is stopping does not wait for it.
        timer.unref();
        listeners.add(listener);
      }),
    async stop() {
      stopping = true;
      clearTimeout(again);
      const running = child;
      if (running) {
        const gone = new Promise((resolve) => running.once('close', resolve));
        running.stdin?.end();
        running.kill('SIGTERM');
        const late = setTimeout(() => running.kill('SIGKILL'), SHUTDOWN_GRACE_MS);
        await gone;
        clearTimeout(late);
      }
      await finished(log.end());
    },
  };
}

/** The address in the one line that a service prints when it listens. */
function addressIn(line: string, name: string): string | undefined {
  if (!line.startsWith(`{"portal":"${name}"`)) return undefined;
  try {
    return JSON.parse(line).address;
  } catch {
    return undefined;
  }
}
