import { SHELL } from '../rules/names.ts';
import type { PageCheck } from './check-pages.ts';
import type { LiveRelease } from './live-releases.ts';

/** What is wrong with a live release, and what helps. */
export interface Alert {
  readonly app: string;
  /** Whole sentences. */
  readonly message: string;
  /** A command that does something about it, as it is typed; nothing while there is nothing to do. */
  readonly command: string | undefined;
}

/**
 * For each live release that failed in page views: how often, how, what happened when its pages were opened, and the command that helps.
 */
export function alertsFor(releases: readonly LiveRelease[], pageChecks: ReadonlyMap<string, PageCheck> = new Map()): Alert[] {
  return releases.flatMap((release) =>
    release.faults && release.faults.all > 0 ? [alertFor(release, release.faults, pageChecks.get(release.app))] : [],
  );
}

function alertFor(
  { app, version, previous }: LiveRelease,
  faults: NonNullable<LiveRelease['faults']>,
  pageCheck: PageCheck = { unopened: 'there was no browser' },
): Alert {
  const { all, lastHour, networks, byStage, unavailable } = faults;
  const how = byStage.map(({ label, pageViews }) => `${pageViews} × it ${label}`).join('; ');
  const total = `Visitors' browsers reported that ${app} ${version} failed in ${pageViews(all)} since it became live${how ? `: ${how}` : ''}.`;
  if (lastHour === 0) return { app, message: `${total} None of that was in the last hour.`, command: undefined };
  const reported = `${total} In the last hour: ${lastHour}, from ${networks === 1 ? 'one network' : `${networks} networks`}.`;
  if (!('fault' in pageCheck)) return { app, message: `${reported} ${unseen(pageCheck)}`, command: undefined };
  // If nothing could ever take its place, this release is probably not to blame. Nothing can take the shell's place in any case.
  const alike =
    app !== SHELL && previous !== undefined && unavailable === all
      ? ` ${previous} did not take its place, so rolling back may not help.`
      : '';
  const message = `${reported} It was also seen here: ${pageCheck.fault}${alike}`;
  if (previous === undefined)
    return { app, message: `${message} There is no release before it: fix it, then release it.`, command: `npm run release -- ${app}` };
  return {
    app,
    message: `${message} To roll back to ${previous}:`,
    command: `npm run rollback -- ${app} --why "it failed in ${pageViews(all)}"`,
  };
}

/** Reports can be forged, so a command is suggested only if the fault was reproduced. */
function unseen(pageCheck: Exclude<PageCheck, { readonly fault: string }>): string {
  const advice = 'If you see the fault yourself, docs/rollback.md says how to roll back.';
  if ('unopened' in pageCheck)
    return `Its pages could not be opened here to confirm this: ${pageCheck.unopened}. Reports can be made up, so open the pages yourself first. ${advice}`;
  const pages = pageCheck.works === 1 ? 'Its page was opened' : `${pageCheck.works} pages were opened`;
  return `${pages} here in a browser without a fault. Reports can be made up or concern other browsers, so try the one that people name. ${advice}`;
}

/** A number of page views, in words. */
export function pageViews(count: number): string {
  return count === 1 ? 'one page view' : `${count} page views`;
}
