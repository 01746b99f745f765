import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { messageOf, UserFacingError } from '../config/user-facing-error.ts';
import { serverAccount } from './account.ts';
import { reachableBinaries } from './binaries.ts';
import { type Cluster, makeCluster, runningServer, startServer, stopServer, USER } from './cluster.ts';
import { giveTo, reachableDataDir } from './data-dir.ts';

const PRESENCE = 'portal-presence';
/** How long a start is tried again: a server that was just killed holds its lock for a moment. */
const PATIENCE = 15_000;

/** A PostgreSQL server of our own. */
export interface EmbeddedServer {
  readonly url: string;
  /** Whether it was left running by a process that is gone. */
  readonly takenOver: boolean;
  /** Stops it, unless another API still uses it. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL with its data in `folder`, or takes over the server that already runs on it. `home` finds the programs. */
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
  if (!existsSync(passwordFile)) {
    const fresh = `${passwordFile}.${process.pid}`;
    writeFileSync(fresh, randomBytes(24).toString('base64url'), { mode: 0o600 });
    giveTo(fresh, account, 0o600);
    renameSync(fresh, passwordFile);
  }
  await makeCluster(cluster, passwordFile);
  const password = readFileSync(passwordFile, 'utf8').trim();
  const address = (port: number, database: string) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`;
  const { port, takenOver, presence } = await running(cluster, (at) => address(at, 'postgres'), flags);
  const { rowCount } = await presence.query('select from pg_database where datname = $1', [USER]);
  if (!rowCount)
    await presence.query(`create database ${USER}`).catch((problem: { code?: string }) => {
      if (problem.code !== '42P04') throw problem;
    });
  return { url: address(port, USER), takenOver, stop: () => leave(cluster, presence) };
}

async function running(cluster: Cluster, urlAt: (port: number) => string, flags: readonly string[]) {
  const until = Date.now() + PATIENCE;
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
          `The built-in PostgreSQL did not start in ${PATIENCE / 1000} s; ${path.join(cluster.dataDir, 'server.log')} says why (${messageOf(problem).split('\n')[0]}).`,
        );
    }
    await pause(200);
  }
}

/** A connection that stays as long as this process uses the server, so that the last one to leave can tell. */
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
