import path from 'node:path';
import { runCommand } from '../cli/command.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * `npm run backup`: writes everything to one file, and restores it. `home` is the folder of this service; file names are relative to the
 * folder where npm was run.
 */
export async function main(home: string, [action = '', name = '', ...more]: readonly string[]): Promise<void> {
  if (!['make', 'restore'].includes(action) || !name || more.length > 0) {
    console.error(
      'npm run backup -- make FILE      writes the whole database to a new file\nnpm run backup -- restore FILE   loads it into a database that has received nothing yet',
    );
    process.exitCode = 1;
    return;
  }
  const file = path.resolve(process.env.INIT_CWD ?? '.', name);
  await runCommand(home, (dataSource) => (action === 'make' ? makeBackup(dataSource, file) : restoreBackup(dataSource, file)));
}
