import path from 'node:path';
import type { Settings } from '../config/settings.ts';
import { UserFacingError } from '../config/user-facing-error.ts';
import type { Log } from '../logging/log.ts';

/** Addresses of one database. */
export interface DatabaseAddresses {
  /** For requests: that of a role that owns nothing, if the server has one. */
  readonly url: string;
  /** For migrations and the maintainers' commands. */
  readonly ownerUrl: string;
}

/** The database server as the rest of the API sees it. */
export interface DatabaseServer extends DatabaseAddresses {
  /** Stops what this process started; does nothing for someone else's server. */
  stop(): Promise<void>;
}

/**
 * The only place that decides which database is used: the one that `DATABASE_URL` names, or a PostgreSQL of our own in `DATA_DIR/postgres`.
 */
export async function databaseServer(settings: Settings, log: Log): Promise<DatabaseServer> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, ownerUrl: settings.databaseUrl, stop: async () => {} };
  if (!settings.embeddedAllowed)
    throw new UserFacingError(
      'In production the API needs a PostgreSQL server: set DATABASE_URL. (EMBEDDED_POSTGRES=allow uses the built-in one anyway.)',
    );
  const { startEmbedded } = await import('../embedded/embedded-server.ts');
  const server = await startEmbedded({ folder: path.join(settings.dataDir, 'postgres'), home: settings.home });
  if (server.takenOver) log.info('took over the built-in PostgreSQL that was still running');
  return { url: server.appUrl, ownerUrl: server.url, stop: () => server.stop() };
}
