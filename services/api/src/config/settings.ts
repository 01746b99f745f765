import path from 'node:path';
import { type MailSettings, readMailSettings } from './mail-settings.ts';
import { readRecipients } from './recipients.ts';
import { UserFacingError } from './user-facing-error.ts';

const CONNECTIONS = 10;
const REPORTS_TOGETHER = 2000;
const CONNECTION_WAIT = 3000;

/** Where and how this API runs. */
export interface Settings {
  /** Folder of this service, for its seed files. */
  readonly home: string;
  /** Address it listens on. Default 127.0.0.1. */
  readonly host: string;
  /** Port it listens on; 0 (the default) takes a free one. */
  readonly port: number;
  /** A PostgreSQL server; without one, the API uses its own. */
  readonly databaseUrl: string | undefined;
  /** Size of the connection pool of this process. Default 10. */
  readonly databaseConnections: number;
  /** How long a request waits for a database connection, whether free or new, in ms. */
  readonly connectionWait: number;
  /** Whether the API's own PostgreSQL may be used: in production, only with `EMBEDDED_POSTGRES=allow`. */
  readonly embeddedAllowed: boolean;
  /** Folder of everything that is kept. Default `.data` in the workspace. */
  readonly dataDir: string;
  /** The store of releases, whose `current/data` fills modules and tools. Default `store` in the data folder. */
  readonly storeDir: string;
  /** Whether the API stops when its standard input ends, as it does when the parent process goes away. */
  readonly stopsWithStdin: boolean;
  /** Where emails go; without it, nobody is notified by email. */
  readonly mail: MailSettings | undefined;
  /** Public keys that incident reports are sealed to, as `CONDUCT_RECIPIENTS` names them. */
  readonly recipients: readonly string[];
  /** Whether a key pair may be created in the data folder if no recipients are named: not in production. */
  readonly ownKeyAllowed: boolean;
  /** The address that visitors use, if the environment names it; otherwise the pages' `site.json` does. */
  readonly publicUrl: string | undefined;
  /** Origin of the review desk, which is never that of visitors; without it, there is no desk. */
  readonly reviewUrl: string | undefined;
  /** Whether visitors may join projects: only when `JOINING=open` says so (3-decisions.md, "Join"). */
  readonly joiningOpen: boolean;
  /** How many proxies in front of the API name the client in `X-Forwarded-For`; nothing else in that header is trusted. */
  readonly trustedHops: number;
  /** Whether limits are enforced. With `LIMITS=count` they only count, for measurements; never in production. */
  readonly limitsRefuse: boolean;
  /** How long fault reports are collected in memory before they are stored, in ms. */
  readonly reportsTogether: number;
}

/** Reads the environment; refuses a value that makes no sense. `home` is the folder of this service. */
export function readSettings(env: NodeJS.ProcessEnv, home: string): Settings {
  const workspace = path.resolve(home, '../..');
  const dataDir = path.resolve(workspace, env.DATA_DIR || '.data');
  return {
    home,
    host: env.API_HOST || '127.0.0.1',
    port: readPort(env.API_PORT),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    databaseConnections: readConnections(env.DATABASE_CONNECTIONS),
    connectionWait: CONNECTION_WAIT,
    embeddedAllowed: readEmbedded(env),
    dataDir,
    storeDir: env.STORE_DIR ? path.resolve(workspace, env.STORE_DIR) : path.join(dataDir, 'store'),
    stopsWithStdin: readParent(env.PORTAL_PARENT),
    mail: readMailSettings(env),
    recipients: readRecipients(env.CONDUCT_RECIPIENTS),
    ownKeyAllowed: env.NODE_ENV !== 'production',
    publicUrl: env.PUBLIC_URL || undefined,
    reviewUrl: readReviewUrl(env.REVIEW_URL, env.PUBLIC_URL),
    joiningOpen: readJoining(env.JOINING),
    trustedHops: readHops(env.TRUSTED_HOPS),
    limitsRefuse: readLimits(env),
    reportsTogether: REPORTS_TOGETHER,
  };
}

function readPort(value: string | undefined): number {
  if (!value) return 0;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65535) return port;
  throw new UserFacingError(
    `API_PORT is "${value}", but a port must be a whole number from 0 to 65535. Try API_PORT=3000, or leave it out to use any free port.`,
  );
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  // The value is never shown: it may contain a password.
  if (!URL.canParse(value) || !['postgres:', 'postgresql:'].includes(new URL(value).protocol))
    throw new UserFacingError(
      'DATABASE_URL must be an address such as postgresql://name:password@host:5432/database. Correct it, or leave it out to use the built-in database.',
    );
  return value;
}

function readConnections(value: string | undefined): number {
  if (!value) return CONNECTIONS;
  const count = Number(value);
  if (/^\d+$/.test(value) && count >= 2 && count <= 100) return count;
  throw new UserFacingError(
    `DATABASE_CONNECTIONS is "${value}", but a process can have from 2 to 100 connections. Correct it, or leave it out to use ${CONNECTIONS}.`,
  );
}

function readEmbedded(env: NodeJS.ProcessEnv): boolean {
  const value = env.EMBEDDED_POSTGRES;
  if (value && value !== 'allow') throw new UserFacingError(`EMBEDDED_POSTGRES is "${value}", but the only value allowed is "allow".`);
  return env.NODE_ENV !== 'production' || value === 'allow';
}

function readParent(value: string | undefined): boolean {
  if (value && value !== 'stdin') throw new UserFacingError(`PORTAL_PARENT is "${value}", but the only value allowed is "stdin".`);
  return value === 'stdin';
}

/**
 * Every team's app runs at the public origin: at the same origin, it could use a reviewer's session. Cookies do not distinguish ports, so
 * another host name is needed; on one's own machine, another port is enough.
 */
function readReviewUrl(value: string | undefined, publicUrl: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isLocal = url?.hostname === 'localhost' || url?.hostname.endsWith('.localhost');
  const isSafe = url?.protocol === 'https:' || (isLocal && url?.protocol === 'http:');
  if (!isSafe || `${url.origin}/` !== url.href)
    throw new UserFacingError(
      `REVIEW_URL is "${value}", but passkeys need an address with https, such as https://review.portal.example, without a path. On your own machine, http://localhost:8090 will do.`,
    );
  if (!isLocal && publicUrl && URL.canParse(publicUrl) && new URL(publicUrl).hostname === url.hostname)
    throw new UserFacingError(
      `REVIEW_URL is "${value}", but the review desk needs a host name of its own, different from that of the site at ${publicUrl}. Try REVIEW_URL=https://review.portal.example.`,
    );
  return url.origin;
}

function readJoining(value: string | undefined): boolean {
  if (value && value !== 'open') throw new UserFacingError(`JOINING is "${value}", but the only value allowed is "open".`);
  return value === 'open';
}

function readHops(value: string | undefined): number {
  if (!value) return 0;
  if (/^\d$/.test(value)) return Number(value);
  throw new UserFacingError(
    `TRUSTED_HOPS is "${value}", but it must be the number of proxies in front of the portal, 0 to 9. Leave it out if there are none.`,
  );
}

function readLimits(env: NodeJS.ProcessEnv): boolean {
  const value = env.LIMITS;
  if (!value) return true;
  if (value !== 'count') throw new UserFacingError(`LIMITS is "${value}", but the only value allowed is "count".`);
  if (env.NODE_ENV === 'production')
    throw new UserFacingError('LIMITS=count is for measurements and lets any flood of requests through. Leave it out in production.');
  return false;
}
