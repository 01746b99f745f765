/** The database is not there yet, or not any more. */
export class DatabaseAway extends Error {
  override readonly name: string = 'DatabaseAway';
}

/** The database is there, but every connection is in use, and too many wait for one or have waited too long. */
export class DatabaseBusy extends DatabaseAway {
  override readonly name = 'DatabaseBusy';

  constructor() {
    super('Every connection to the database is in use.');
  }
}

const NETWORK = new Set([
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
// Connection lost; no room; stopping, starting or cancelled; no such login, database or table (it is being set up or was replaced); read only.
const SQLSTATE = /^(08...|53...|57P0[1-5]|57014|28...|3D000|42P01|25006)$/;
// pg's own errors carry no code; a connection that breaks between two queries of a transaction is TypeORM's to tell.
const WORDS =
  /query runner (?:was )?already released|transaction is not started|connection terminated|connection timeout|timeout exceeded when trying to connect|query read timeout|is not queryable|after calling end on the pool|not connected/i;

/** Whether an error says that the database cannot be reached or used just now, whatever was asked of it. */
export function isDatabaseAway(problem: unknown): boolean {
  if (problem instanceof DatabaseAway) return true;
  // By its looks: an error of Node's core is of no class of ours where tests run.
  if (typeof problem !== 'object' || problem === null) return false;
  const { code, message, driverError, errors } = problem as Record<string, unknown>;
  if (driverError && driverError !== problem && isDatabaseAway(driverError)) return true;
  if (Array.isArray(errors) && errors.some(isDatabaseAway)) return true;
  if (typeof code === 'string' && (NETWORK.has(code) || SQLSTATE.test(code))) return true;
  return typeof message === 'string' && WORDS.test(message);
}
