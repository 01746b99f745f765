import { runCommand } from '../cli/command.ts';
import { applyNow, showRetention } from './retention-command.ts';

/** `npm run review -- retention`: shows what is due; with `apply`, deletes it. `home` is the folder of this service. */
export async function main(home: string, [action = 'show', ...more]: readonly string[]): Promise<void> {
  if (!['show', 'apply'].includes(action) || more.length > 0) {
    console.error(
      'npm run review -- retention         how long submissions are kept, and what is due\nnpm run review -- retention apply   delete what is due',
    );
    process.exitCode = 1;
    return;
  }
  await runCommand(home, (dataSource, settings) =>
    action === 'apply' ? applyNow(dataSource, settings, new Date()) : showRetention(dataSource, new Date()),
  );
}
