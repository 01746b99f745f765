import { UserFacingError } from './user-facing-error.ts';

/** Releases of one app that visitors received and that were not rolled back from, oldest first; the last is live. */
export type History = readonly string[];

/** The release that takes over when the live one fails, and that a rollback goes to. */
export function previousOf(history: History): string | undefined {
  return history.at(-2);
}

/** The history after a release has become live. */
export function afterRelease(history: History, version: string): History {
  return [...history, version];
}

/**
 * The history after a rollback. Without `to`, the last release is removed, so that a second rollback goes further back; with it, every
 * release after `to` is. A release that was rolled back from earlier can be named too.
 */
export function afterRollback(app: string, history: History, to: string | undefined): History {
  if (to === undefined) {
    if (previousOf(history) === undefined)
      throw new UserFacingError(
        `There is no release of ${app} before ${history.at(-1)} to go back to. Name one with npm run rollback -- ${app} <version>, or fix it and release.`,
      );
    return history.slice(0, -1);
  }
  if (history.at(-1) === to) throw new UserFacingError(`${app} ${to} is already live, so there is nothing to roll back.`);
  const index = history.lastIndexOf(to);
  return index === -1 ? [...history, to] : history.slice(0, index + 1);
}
