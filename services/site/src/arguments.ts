import { parseArgs } from 'node:util';
import { UserFacingError } from './rules/user-facing-error.ts';

/** How the commands are used. */
export const USAGE = `npm start                                        releases every app that has no release yet and serves the site (-- --receiver: takes the signed releases of teams instead)
npm run release -- <app…> [--why "…"]            builds apps and makes them live (--minor, --major, --version 2.0.0, --not-ready, --no-watch)
npm run check -- <app…>                          builds apps and says whether they could be released; changes nothing
npm run preview -- <app> [--why "…"]             prints a link to the live site with this working copy of the app, for seven days (--list, --end <link>)
npm run rollback -- <app> [version] --why "…"    makes the previous release live again, or the one that you name
npm run rollback -- --offline off --why "…"      removes what browsers keep for offline reading (on: lets them keep it again)
npm run releases                                 what is live, who changed it, and what fails (-- --html [file]: as a page)
npm run releases -- --withdraw <app> <version> --why "…"   deletes a dangerous release, so that it can never be live again
npm run releases -- teams add "Ada" --key ada.pub --apps <app,…>   lets somebody release from elsewhere (teams revoke, teams two, teams list)
--to https://portal.example [--key <file>]       runs release, preview, rollback or releases on that site, signed with your SSH key; release -- --approve <id> is the second signature`;

/** Reads the options of a command. */
export function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        why: { type: 'string' },
        'not-ready': { type: 'boolean' },
        'no-watch': { type: 'boolean' },
        minor: { type: 'boolean' },
        major: { type: 'boolean' },
        version: { type: 'string' },
        html: { type: 'boolean' },
        list: { type: 'boolean' },
        end: { type: 'string' },
        offline: { type: 'string' },
        withdraw: { type: 'boolean' },
        to: { type: 'string' },
        key: { type: 'string' },
        apps: { type: 'string' },
        approve: { type: 'string' },
        yes: { type: 'boolean' },
        receiver: { type: 'boolean' },
      },
    });
  } catch (problem) {
    throw new UserFacingError(`${problem instanceof Error ? problem.message : problem}\n\n${USAGE}`);
  }
}

/** The options of a command, as they were typed. */
export type Options = ReturnType<typeof readArguments>['values'];

/** How a release's version is to be chosen. */
export function bumpOf({ minor, major, version }: Options) {
  return {
    ...(minor && { step: 'minor' as const }),
    ...(major && { step: 'major' as const }),
    ...(version && { exact: version }),
  };
}

/** The one app that a command is for. */
export function oneApp(positionals: readonly string[], example: string): string {
  const [app, ...more] = positionals;
  if (!app || more.length > 0) throw new UserFacingError(example);
  return app;
}
