import { runCommand } from '../cli/command.ts';
import { messageOf, UserFacingError } from '../config/user-facing-error.ts';
import { type ReviewOrder, readOrder, review } from './review-command.ts';

/** `npm run review`: maintainers decide on what visitors sent. `home` is the folder of this service. */
export async function main(home: string, args: readonly string[]): Promise<void> {
  let order: ReviewOrder;
  try {
    order = readOrder(args);
  } catch (problem) {
    console.error(problem instanceof UserFacingError ? problem.message : messageOf(problem));
    process.exitCode = 1;
    return;
  }
  await runCommand(home, (dataSource, settings) => review(dataSource, settings, order));
}
