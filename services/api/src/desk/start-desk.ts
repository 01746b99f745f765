import type { Settings } from '../config/settings.ts';
import { DatabaseLifecycle } from '../database/database-lifecycle.ts';
import { databaseServer } from '../database/database-server.ts';
import { listen } from '../http/listen.ts';
import type { Log } from '../logging/log.ts';
import { createDesk, type Desk } from './create-desk.ts';

/** A running review desk. */
export interface RunningDesk extends Desk {
  /** Where it listens, as in http://127.0.0.1:3001; reviewers use `REVIEW_URL`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the desk. It listens at once, and answers 503 until the API has set up the database. */
export async function startDesk(settings: Settings, log: Log, folder?: string): Promise<RunningDesk> {
  const server = await databaseServer(settings, log);
  // Decisions are written by the review's role; in the built-in database, by the owner.
  const desk = await createDesk(settings, { url: server.ownerUrl, ownerUrl: server.ownerUrl }, log, folder);
  const database = desk.nest.get(DatabaseLifecycle);
  const stop = async () => {
    await desk.nest.close();
    await database.stop();
    await server.stop();
  };
  try {
    void database.start([]);
    return { ...desk, address: await listen(desk.nest, settings), stop };
  } catch (problem) {
    await stop();
    throw problem;
  }
}
