import { isNativeError } from 'node:util/types';
import type { LoggerService } from '@nestjs/common';
import { destination, type Logger, pino } from 'pino';

/** The structured log: JSON lines on standard error. It never holds bodies, addresses, user agents or query strings. */
export type Log = Logger;
/** Under this name the log is injected. */
export const LOG = Symbol('log');

/** The message of the line that every request gets. */
export const REQUEST = 'request';
/** Lines of requests wait for so many bytes or ms and are written together: one by one each is a call of the system that may wait for the disk. */
const TOGETHER = { minLength: 4096, periodicFlush: 250 };

/** Opens the log. Whatever is no line of a request is written at once, with all lines before it, so that it is not lost when the process is killed. */
export function openLog(level = 'info'): Log {
  if (level === 'silent') return pino({ level });
  const lines = destination({ fd: 2, sync: true, ...TOGETHER });
  process.on('exit', () => lines.flushSync());
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(line, method) {
          method.apply(this, line);
          if ((line as readonly unknown[]).at(-1) !== REQUEST) lines.flushSync();
        },
      },
    },
    lines,
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
