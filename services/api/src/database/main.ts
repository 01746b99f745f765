import { readSettings } from '../config/settings.ts';
import { messageOf, UserFacingError } from '../config/user-facing-error.ts';
import { openLog } from '../logging/log.ts';
import { databaseServer } from './database-server.ts';
import { migrate } from './migrate.ts';

/** `node bin/migrate.mjs`: runs the migrations as the role that owns the tables. `home` is the folder of this service. */
export async function main(home: string): Promise<void> {
  try {
    const server = await databaseServer(readSettings(process.env, home), openLog('silent'));
    try {
      const done = await migrate(server.ownerUrl);
      console.log(done.length > 0 ? `Migrations that ran: ${done.join(', ')}.` : 'No migration was pending.');
    } finally {
      await server.stop();
    }
  } catch (problem) {
    console.error(problem instanceof UserFacingError ? problem.message : `The migrations did not run: ${messageOf(problem)}`);
    process.exitCode = 1;
  }
}
