import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { previewUrlOf, type Settings } from '../config/settings.ts';
import { UserFacingError } from '../rules/user-facing-error.ts';
import { openStore } from '../store/store.ts';
import { openTeams } from '../teams/allowed-signers.ts';
import type { Site } from './carry-out.ts';
import { createJobs } from './jobs.ts';
import { createReceiver } from './receiver.ts';
import { createReservations } from './reservations.ts';
import type { StrangerLimits } from './strangers.ts';
import { openUploadFolders } from './waiting.ts';
import { createWatches } from './watches.ts';

const HOUR_MS = 60 * 60_000;

/** What a receiver needs. */
export interface ReceiverOrder {
  readonly workspace: string;
  readonly settings: Settings;
  /** Refuses a machine on which the code of teams could not be confined. */
  readonly requireConfinement: () => void | Promise<void>;
  readonly limits?: StrangerLimits;
  /** Takes what its watches say. */
  readonly log?: (line: string) => void;
}

/** A running receiver. */
export interface RunningReceiver {
  readonly address: string;
  /** Takes nothing more, and resolves when the release that is being checked is through. */
  readonly stop: () => Promise<void>;
}

/** Starts only the receiver: a process of its own, which has the store and no secret. The web server in front passes `/receiver/` on to it. */
export async function startReceiver({
  workspace,
  settings,
  requireConfinement,
  limits,
  log = console.log,
}: ReceiverOrder): Promise<RunningReceiver> {
  await requireConfinement();
  const { dataDir, browser, port, receiverPort, apiUrl } = settings;
  const store = openStore(path.join(dataDir, 'store'));
  const publicUrl = () => settings.publicUrl ?? store.head()?.publicUrl ?? `http://localhost:${port}`;
  const site: Site = {
    ...{ workspace, store, browser, publicUrl },
    watches: createWatches({ workspace, store, settings, publicUrl, log }),
    teams: openTeams(dataDir),
    folders: openUploadFolders(dataDir),
    jobs: createJobs(),
    reservations: createReservations(),
    busy: new Map(),
    previewUrl: () => previewUrlOf(settings, publicUrl()),
  };
  const server = createReceiver(site, () => apiUrl ?? publicUrl(), limits);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (problem: NodeJS.ErrnoException) =>
      reject(
        ['EADDRINUSE', 'EACCES'].includes(problem.code ?? '')
          ? new UserFacingError(`The receiver cannot use port ${receiverPort}. Choose another one with RECEIVER_PORT.`)
          : problem,
      ),
    );
    server.listen({ port: receiverPort, host: '127.0.0.1' }, resolve);
  });
  // Only now: a second receiver has not got the port.
  site.folders.removeHalves();
  // What nobody signs is deleted even if nobody asks for it either.
  const deleteExpired = () => {
    try {
      site.folders.open(store.ledger());
    } catch (problem) {
      console.error(problem);
    }
  };
  deleteExpired();
  const hourly = setInterval(deleteExpired, HOUR_MS);
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      clearInterval(hourly);
      await Promise.all([site.jobs.stop(), site.watches.stop()]);
      server.closeAllConnections();
    },
  };
}
