import { readSettings, type Settings } from './config/settings.ts';
import { UserFacingError } from './config/user-facing-error.ts';
import { openLog } from './logging/log.ts';
import { type RunningApi, startApi } from './start-api.ts';

/** A shutdown that takes longer is cut off. */
const SHUTDOWN_GRACE_MS = 15_000;

/** The API as a program. `home` is the folder of this service. Its one line on standard output says where it listens. */
export async function main(home: string): Promise<void> {
  const log = openLog();
  let settings: Settings;
  let starting: Promise<RunningApi> | undefined;
  try {
    settings = readSettings(process.env, home);
    starting = startApi(settings, log);
    stopWhenAsked(settings, starting);
    const { address } = await starting;
    process.stdout.write(`${JSON.stringify({ portal: 'api', address })}\n`);
  } catch (problem) {
    console.error(problem instanceof UserFacingError ? problem.message : problem);
    process.exit(1);
  }
}

function stopWhenAsked(settings: Settings, starting: Promise<RunningApi>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_GRACE_MS).unref();
    starting
      .then((api) => api.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.stdout.on('error', stop);
  if (settings.stopsWithStdin) process.stdin.on('end', stop).on('error', stop).on('close', stop).resume();
}
