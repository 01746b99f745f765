import { readSettings, type Settings } from '../config/settings.ts';
import { UserFacingError } from '../config/user-facing-error.ts';
import { type Log, openLog } from '../logging/log.ts';

/** A graceful shutdown that takes longer is cut off. */
const SHUTDOWN_GRACE_MS = 15_000;

/** A running server of this service. */
interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Runs a server as a program that stops on request. Its one line on standard output gives its address. `home` is the folder of this
 * service.
 */
export async function runService(
  name: 'api' | 'desk',
  home: string,
  start: (settings: Settings, log: Log) => Promise<Running>,
): Promise<void> {
  const log = openLog();
  let settings: Settings;
  let starting: Promise<Running> | undefined;
  try {
    settings = readSettings(process.env, home);
    starting = start(settings, log);
    stopWhenAsked(settings, starting);
    const { address } = await starting;
    process.stdout.write(`${JSON.stringify({ portal: name, address })}\n`);
  } catch (problem) {
    console.error(problem instanceof UserFacingError ? problem.message : problem);
    process.exit(1);
  }
}

function stopWhenAsked(settings: Settings, starting: Promise<Running>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_GRACE_MS).unref();
    starting
      .then((running) => running.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.stdout.on('error', stop);
  if (settings.stopsWithStdin) process.stdin.on('end', stop).on('error', stop).on('close', stop).resume();
}
