import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { messageOf, UserFacingError } from '../config/user-facing-error.ts';
import { type Account, serverAccount } from './account.ts';
import { reachableBinaries } from './binaries.ts';
import { APP, type Cluster, makeCluster, OWNER, runningServer, startServer, stopServer } from './cluster.ts';
import { giveTo, reachableDataDir } from './data-dir.ts';

const PRESENCE = 'portal-presence';
/** How long a start is retried: a server that has just been killed holds its lock for a moment. */
const START_TIMEOUT_MS = 15_000;
/** Between two attempts to connect again, in ms. */
const RECONNECT_DELAY_MS = 500;

/** A PostgreSQL server of our own. */
export interface EmbeddedServer {
  /** As the role that owns everything. */
  readonly url: string;
  /** As the role that serves requests. */
  readonly appUrl: string;
  /** Whether it was left running by a process that is gone. */
  readonly takenOver: boolean;
  /** Stops it, unless another API still uses it. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL with its data in `folder`, or takes over the server that is already running on it. `home` is used to find the programs.
 */
export async function startEmbedded({
  folder,
  home,
  flags = [],
}: {
  folder: string;
  home: string;
  flags?: readonly string[];
}): Promise<EmbeddedServer> {
  const account = serverAccount();
  const dataDir = reachableDataDir(folder, account);
  const cluster: Cluster = { dataDir, folder: path.join(dataDir, 'cluster'), account, binaries: reachableBinaries(home, account) };
  const passwordFile = path.join(dataDir, 'password');
  const password = passwordIn(passwordFile, account);
  const appPassword = passwordIn(path.join(dataDir, 'password-app'), account);
  await makeCluster(cluster, passwordFile);
  const address = (port: number, database: string, role = `${OWNER}:${password}`) => `postgresql://${role}@127.0.0.1:${port}/${database}`;
  const { port, takenOver, presence } = await running(cluster, (at) => address(at, 'postgres'), flags);
  const { rowCount } = await presence.query('select from pg_database where datname = $1', [OWNER]);
  if (!rowCount) await unlessThere(presence.query(`create database ${OWNER}`));
  const roles = await presence.query('select from pg_roles where rolname = $1', [APP]);
  // The password consists of letters, digits, hyphens and underscores.
  if (!roles.rowCount) await unlessThere(presence.query(`create role ${APP} login password '${appPassword}'`));
  const leavePresence = keepPresent(presence, address(port, 'postgres'));
  return {
    url: address(port, OWNER),
    appUrl: address(port, OWNER, `${APP}:${appPassword}`),
    takenOver,
    stop: async () => leave(cluster, await leavePresence()),
  };
}

/** The password in a file, which is created if it is missing. */
function passwordIn(file: string, account: Account): string {
  if (!existsSync(file)) {
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, randomBytes(24).toString('base64url'), { mode: 0o600 });
    giveTo(fresh, account, 0o600);
    renameSync(fresh, file);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Another process that starts at the same moment may have created it. */
async function unlessThere(making: Promise<unknown>): Promise<void> {
  await making.catch(({ code }: { code?: string }) => {
    if (!['42P04', '42710', '23505'].includes(code ?? '')) throw new Error(`The built-in database cannot be set up (${code}).`);
  });
}

async function running(cluster: Cluster, urlAt: (port: number) => string, flags: readonly string[]) {
  const until = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const left = runningServer(cluster);
    const known = left && (await connected(urlAt(left.port)));
    if (left && known) return { port: left.port, takenOver: true, presence: known };
    try {
      const port = await freePort();
      await startServer(cluster, port, flags);
      const presence = await connected(urlAt(port));
      if (presence) return { port, takenOver: false, presence };
    } catch (problem) {
      if (Date.now() > until)
        throw new UserFacingError(
          `The built-in PostgreSQL did not start in ${START_TIMEOUT_MS / 1000} s; ${path.join(cluster.dataDir, 'server.log')} says why (${messageOf(problem).split('\n')[0]}).`,
        );
    }
    await pause(200);
  }
}

/** A connection that stays open as long as this process uses the server, so that the last process to leave knows that it is the last. */
async function connected(url: string): Promise<Client | undefined> {
  const client = new Client({ connectionString: url, application_name: PRESENCE, connectionTimeoutMillis: 2000, keepAlive: true });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => {});
    return undefined;
  }
}

/**
 * Reconnects after the server has restarted or cut the connection; otherwise, the next process to leave would stop the server under us.
 * Returns a function that ends this.
 */
function keepPresent(first: Client, url: string): () => Promise<Client> {
  const leaving = new AbortController();
  let staying = Promise.resolve(first);
  const watch = (client: Client) =>
    client.once('end', () => {
      if (!leaving.signal.aborted) staying = again(client);
    });
  const again = async (lost: Client) => {
    while (!leaving.signal.aborted) {
      const client = await connected(url);
      if (client) {
        watch(client);
        return client;
      }
      await pause(RECONNECT_DELAY_MS, undefined, { ref: false, signal: leaving.signal }).catch(() => {});
    }
    return lost;
  };
  watch(first);
  return () => {
    leaving.abort();
    return staying;
  };
}

async function leave(cluster: Cluster, presence: Client): Promise<void> {
  const others = await presence
    .query('select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()', [PRESENCE])
    .then(
      (found) => found.rowCount,
      () => 0,
    );
  await presence.end().catch(() => {});
  if (!others && runningServer(cluster)) await stopServer(cluster);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
