import { isNativeError } from 'node:util/types';
import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import { LogLines } from './log-lines.ts';

/** The structured log: JSON lines on standard error. It never contains bodies, addresses, user agents or query strings. */
export type Log = Logger;
/** The log is injected under this name. */
export const LOG = Symbol('log');

/**
 * Opens the log. Lines of requests are written together: each write is a system call that may wait for the disk. Warnings and
 * errors are written at once, with all lines before them, so that they are not lost if the process is killed.
 *
 * pino's own destination is not used: if nobody reads its pipe any longer, its last write at the end of the process never returns.
 */
export function openLog(level = 'info'): Log {
  if (level === 'silent') return pino({ level });
  const lines = new LogLines(2);
  process.on('exit', () => lines.flush());
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: {
        logMethod(line, method, severity) {
          method.apply(this, line);
          if (severity > (pino.levels.values.info ?? 0)) lines.flush();
        },
      },
    },
    lines,
  );
}

/** The parts of an unexpected error that may appear in a log: messages and details from a database quote the values that were sent. */
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

/** Nest's own messages, from warnings up. */
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
