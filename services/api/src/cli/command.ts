import { DataSource } from 'typeorm';
import { readSettings, type Settings } from '../config/settings.ts';
import { UserFacingError } from '../config/user-facing-error.ts';
import { commandOptions } from '../database/data-source-options.ts';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import { databaseServer } from '../database/database-server.ts';
import { openLog } from '../logging/log.ts';

/**
 * Runs a maintainer's command on the portal's database, whether the API is running or not, and prints its result. Errors are one sentence.
 */
export async function runCommand(home: string, work: (dataSource: DataSource, settings: Settings) => Promise<string>): Promise<void> {
  try {
    const settings = readSettings(process.env, home);
    const server = await databaseServer(settings, openLog('silent'));
    const dataSource = new DataSource(commandOptions(server.ownerUrl));
    try {
      await dataSource.initialize();
      process.stdout.write(`${await work(dataSource, settings)}\n`);
    } finally {
      if (dataSource.isInitialized) await dataSource.destroy();
      await server.stop();
    }
  } catch (problem) {
    console.error(sentenceFor(problem));
    process.exitCode = 1;
  }
}

function sentenceFor(problem: unknown): unknown {
  if (problem instanceof UserFacingError) return problem.message;
  if ((problem as { code?: string }).code === '42P01') return 'The database has not been set up yet. Run npm start once.';
  if ((problem as { code?: string }).code === '42501')
    return 'The database does not let this account do that, so nothing was changed. The account that owns the tables can (docs/deploy.md).';
  if (isDatabaseUnavailable(problem)) return 'The database cannot be reached. Start it, or correct DATABASE_URL or DATA_DIR.';
  return problem;
}
