import { runService } from '../cli/run-service.ts';
import { UserFacingError } from '../config/user-facing-error.ts';
import { startDesk } from './start-desk.ts';

/** The review desk as a program. `home` is the folder of this service, `folder` that of the built pages. */
export function main(home: string, folder: string): Promise<void> {
  return runService('desk', home, (settings, log) => {
    if (settings.reviewUrl === undefined)
      throw new UserFacingError(
        'The review desk needs an address of its own: set REVIEW_URL, for example REVIEW_URL=https://review.portal.example.',
      );
    return startDesk(settings, log, folder);
  });
}
