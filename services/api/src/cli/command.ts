import { Client } from 'pg';
import { readSettings, type Settings } from '../config/settings.ts';
import { UserFacingError } from '../config/user-facing-error.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import { databaseServer } from '../database/database-server.ts';
import { openLog } from '../logging/log.ts';

/** Runs a maintainer's command on the portal's database, whether the API runs or not, and prints what it answers. One sentence says why it cannot. */
export async function runCommand(home: string, work: (client: Client, settings: Settings) => Promise<string>): Promise<void> {
  try {
    const settings = readSettings(process.env, home);
    const server = await databaseServer(settings, openLog('silent'));
    const client = new Client({ connectionString: server.url, application_name: 'portal-command', connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    try {
      await client.connect();
      process.stdout.write(`${await work(client, settings)}\n`);
    } finally {
      await client.end().catch(() => {});
      await server.stop();
    }
  } catch (problem) {
    console.error(sentenceFor(problem));
    process.exitCode = 1;
  }
}

function sentenceFor(problem: unknown): unknown {
  if (problem instanceof UserFacingError) return problem.message;
  if ((problem as { code?: string }).code === '42P01') return 'The database was not set up yet. Run npm start once.';
  if (isDatabaseAway(problem)) return 'The database cannot be reached. Start it, or correct DATABASE_URL or DATA_DIR.';
  return problem;
}
