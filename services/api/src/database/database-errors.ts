import {
  CannotExecuteNotConnectedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionNotStartedError,
} from 'typeorm';

/** The database answers, but every connection is in use, and either too many requests are waiting or this one has waited too long. */
export class PoolExhaustedError extends Error {
  override readonly name = 'PoolExhaustedError';

  constructor() {
    super('Every connection to the database is in use.');
  }
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
// Connection lost; no room; stopping, starting or canceled; no such login, database or table (being set up or replaced); read only.
const SQLSTATE = /^(08...|53...|57P0[1-5]|57014|28...|3D000|42P01|25006)$/;
// TypeORM's errors for a data source that is not initialized yet, or whose connection broke between two queries of a transaction.
const TYPEORM_ERRORS = [
  CannotExecuteNotConnectedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  TransactionNotStartedError,
];
// These errors of pg and of TypeORM's driver have neither a code nor a class.
const MESSAGES =
  /connection terminated|connection timeout|query read timeout|is not queryable|after calling end on the pool|driver not connected/i;

/** Whether an error means that the database cannot be reached or used at the moment, regardless of the query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof PoolExhaustedError || TYPEORM_ERRORS.some((type) => error instanceof type)) return true;
  // Not `instanceof Error`: in Jest, errors from Node's core belong to another realm.
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError, errors } = error as Record<string, unknown>;
  if (driverError && driverError !== error && isDatabaseUnavailable(driverError)) return true;
  if (Array.isArray(errors) && errors.some(isDatabaseUnavailable)) return true;
  if (typeof code === 'string' && (NETWORK_CODES.has(code) || SQLSTATE.test(code))) return true;
  return typeof message === 'string' && MESSAGES.test(message);
}
