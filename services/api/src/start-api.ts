import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from './config/settings.ts';
import { type App, createApp } from './create-app.ts';
import { DatabaseLifecycle } from './database/database-lifecycle.ts';
import { databaseServer } from './database/database-server.ts';
import { listen } from './http/listen.ts';
import type { Log } from './logging/log.ts';
import { seedModules } from './modules/seed-modules.ts';
import { seedProjects } from './projects/seed-projects.ts';
import { seedTools } from './tools/seed-tools.ts';

/** How long the start waits for a database that is being set up. Then it listens and answers 503 until the database is ready. */
const DATABASE_WAIT_MS = 5000;

/** A running API. */
export interface RunningApi extends App {
  /** As in http://127.0.0.1:3000. */
  readonly address: string;
  /** Finishes requests in progress, closes the pool, and stops the database server that this process started. */
  stop(): Promise<void>;
}

/** Starts the API: database server, tables and seeds, then the port. */
export async function startApi(settings: Settings, log: Log): Promise<RunningApi> {
  const server = await databaseServer(settings, log);
  const close = async (app?: App) => {
    await app?.nest.close();
    await app?.nest.get(DatabaseLifecycle).stop();
    await server.stop();
  };
  let app: App | undefined;
  try {
    app = await createApp(settings, server, log);
    const seeders = [seedProjects(settings.home), seedModules(settings.storeDir, log), seedTools(settings.storeDir, log)];
    const timer = new AbortController();
    await Promise.race([app.nest.get(DatabaseLifecycle).start(seeders), pause(DATABASE_WAIT_MS, undefined, timer).catch(() => {})]);
    timer.abort();
    const address = await listen(app.nest, settings);
    return { ...app, address, stop: () => close(app) };
  } catch (problem) {
    await close(app);
    throw problem;
  }
}
