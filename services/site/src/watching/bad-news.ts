import { SHELL } from '../building/workspace.ts';
import type { LiveRelease } from './live-releases.ts';

/** What is wrong with a live release, and what helps. */
export interface BadNews {
  readonly app: string;
  /** Whole sentences. */
  readonly said: string;
  /** A command that does something about it, as it is typed; nothing while there is nothing to do. */
  readonly command: string | undefined;
}

/** Of each live release that failed in page views: how often, how, and the command that helps. */
export function badNews(releases: readonly LiveRelease[]): BadNews[] {
  return releases.flatMap((release) => (release.faults && release.faults.all > 0 ? [about(release, release.faults)] : []));
}

function about({ app, version, previous }: LiveRelease, faults: NonNullable<LiveRelease['faults']>): BadNews {
  const { all, lastHour, networks, byStage, unavailable } = faults;
  const how = byStage.map(({ label, pageViews }) => `${pageViews} × it ${label}`).join('; ');
  const total = `${app} ${version} failed in ${pageViews(all)} since it became live${how ? `: ${how}` : ''}.`;
  if (lastHour === 0) return { app, said: `${total} None of that was in the last hour.`, command: undefined };
  const recently = `In the last hour: ${lastHour}, from ${networks === 1 ? 'one network' : `${networks} networks`}.`;
  const doubt = networks === 1 ? ' It may be the fault of that network, or made up: open the page yourself first.' : '';
  // Where that is all there is, the fault is hardly one of this release. In the shell's place there is never another one.
  const alike =
    app !== SHELL && previous !== undefined && unavailable === all
      ? ` ${previous} did not take its place, so going back may not help.`
      : '';
  const said = `${total} ${recently}${doubt}${alike}`;
  if (previous === undefined)
    return { app, said: `${said} There is no release before it: mend it, then release it.`, command: `npm run release -- ${app}` };
  return {
    app,
    said: `${said} To go back to ${previous}:`,
    command: `npm run rollback -- ${app} --why "it failed in ${pageViews(all)}"`,
  };
}

/** So many page views, in words. */
export function pageViews(count: number): string {
  return count === 1 ? 'one page view' : `${count} page views`;
}
