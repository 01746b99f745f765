import { isNativeError } from 'node:util/types';
import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';

/** The structured log: JSON lines on standard error. It never holds bodies, addresses, user agents or query strings. */
export type Log = Logger;
/** Under this name the log is injected. */
export const LOG = Symbol('log');

/** Lines of requests are written together: after so long, or when there are so many characters of them. */
const BUFFER = { periodicFlush: 250, minLength: 4096 };
/** What nobody reads is dropped when there is more of it than this. */
const MAX_BUFFERED = 1_000_000;
/** How long the last lines may wait for a full pipe when the process ends. */
const LAST_WRITE_MS = 1000;

/**
 * Opens the log. Writing never blocks the event loop: a pipe that is full is tried again later, and one that nobody reads keeps neither
 * a request nor the end of the process. What is worse than information is written without waiting for more.
 */
export function openLog(level = 'info'): Log {
  if (level === 'silent') return pino({ level });
  let deadline = Number.POSITIVE_INFINITY;
  const destination = pino.destination({
    fd: 2,
    sync: false,
    maxLength: MAX_BUFFERED,
    ...BUFFER,
    retryEAGAIN: () => Date.now() < deadline,
  });
  // Runs before the library's own handler, which writes what is left.
  process.prependListener('exit', () => {
    deadline = Date.now() + LAST_WRITE_MS;
  });
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(line, method, severity) {
          method.apply(this, line);
          if (severity > (pino.levels.values.info ?? 0)) destination.flush();
        },
      },
    },
    destination,
  );
}

/** What of an unexpected error may stand in a log: messages and details of a database quote the values that were sent. */
export function errorForLog(problem: unknown): { name: string; code?: string; message?: string; at: string[] } {
  if (!isNativeError(problem)) return { name: typeof problem, at: [] };
  const { code } = problem as { code?: unknown };
  const fromDatabase = 'query' in problem || 'driverError' in problem || 'severity' in problem;
  return {
    name: problem.name,
    ...(typeof code === 'string' && { code }),
    ...(!fromDatabase && { message: problem.message.slice(0, 300) }),
    at: (problem.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
  };
}

/** Nest's own words, from warnings up. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Log) {}

  log(): void {}

  warn(message: unknown): void {
    this.target.warn(String(message));
  }

  error(message: unknown): void {
    this.target.error({ error: errorForLog(message) }, 'nest');
  }
}
