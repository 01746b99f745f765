import { bumpOf, type Options, oneApp } from './arguments.ts';
import { ask, handIn, plain, type Remote, remoteAddress } from './remote/ask-receiver.ts';
import { remoteApproval } from './remote/remote-approval.ts';
import { remotePreview, remoteRelease, remoteRollback } from './remote/remote-release.ts';
import { signingKey } from './remote/signing-key.ts';
import type { Verdict } from './rules/receiver-answer.ts';
import { UserFacingError } from './rules/user-facing-error.ts';

/** Options that are for whoever has the server. */
const ONLY_ON_SERVER = ['not-ready', 'offline', 'withdraw', 'html', 'receiver', 'apps'] as const;

/** What somebody asks for who names a site with `--to`. */
export interface RemoteOrder {
  readonly command: string;
  readonly to: string;
  readonly values: Options;
  readonly positionals: readonly string[];
  readonly workspace: string;
  readonly log: (line: string) => void;
}

/** Runs one command on another machine's site: built here, signed here, carried out there. */
export async function runRemotely({ command, to, values, positionals, workspace, log }: RemoteOrder): Promise<void> {
  const refused = ONLY_ON_SERVER.find((option) => values[option] !== undefined);
  if (refused || positionals[0] === 'teams')
    throw new UserFacingError(`${refused ? `--${refused}` : 'teams'} works on the server only, without --to.`);
  const remote: Remote = { to: remoteAddress(to), keyFile: signingKey(values.key, workspace), log };
  const say = (verdict: Verdict | undefined) => verdict && log(verdict.text);
  const { why, end, list, approve } = values;
  switch (command) {
    case 'release': {
      if (approve !== undefined) return say(await remoteApproval(remote, approve, values.yes === true));
      const app = oneApp(
        positionals,
        `Name one app: npm run release -- mfe-content --to ${to}. Several at once are released on the server.`,
      );
      return say(await remoteRelease(remote, { workspace, app, why, bump: bumpOf(values), watch: !values['no-watch'] }));
    }
    case 'rollback': {
      const [named, version, ...more] = positionals;
      const app = oneApp(
        named && more.length === 0 ? [named] : [],
        `Name the app to roll back: npm run rollback -- mfe-content --why "what is wrong" --to ${to}.`,
      );
      return say(await remoteRollback(remote, app, version, why));
    }
    case 'preview': {
      if (list) return log(plain(await ask<string>(remote, { action: 'list', what: 'previews' })));
      // Its link ends with its id.
      if (end !== undefined) return say(await handIn(remote, { action: 'end-preview', id: end.split('/').at(-1) ?? '', why: why ?? '' }));
      const app = oneApp(positionals, `Name the app to preview: npm run preview -- mfe-content --to ${to}.`);
      return say(await remotePreview(remote, { workspace, app, why }));
    }
    case 'releases':
      return log(plain(await ask<string>(remote, { action: 'list', what: 'releases' })));
    default:
      throw new UserFacingError('--to is for release, preview, rollback and releases.');
  }
}
