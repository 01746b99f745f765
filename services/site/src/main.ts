import { existsSync } from 'node:fs';
import path from 'node:path';
import { bumpOf, oneApp, readArguments, USAGE } from './arguments.ts';
import { check } from './commands/check.ts';
import { listPreviews } from './commands/list-previews.ts';
import { endPreview, preview, previewLink } from './commands/preview.ts';
import { release } from './commands/release.ts';
import { rollback } from './commands/rollback.ts';
import { showReleases } from './commands/show-releases.ts';
import { start } from './commands/start.ts';
import { switchOffline } from './commands/switch-offline.ts';
import { changeTeams } from './commands/teams.ts';
import { withdraw } from './commands/withdraw.ts';
import { previewUrlOf, readSettings } from './config/settings.ts';
import { confinement, confinementNote, requireConfinement } from './confine/confinement.ts';
import { describeEntry, minuteOf } from './monitoring/list-releases.ts';
import { startReceiver } from './receiver/start-receiver.ts';
import { runRemotely } from './remote-commands.ts';
import { UserFacingError } from './rules/user-facing-error.ts';
import { openStore } from './store/store.ts';
import { openTeams } from './teams/allowed-signers.ts';
import { watchRelease } from './watch/watch-release.ts';

/** Commands that may run server builds of apps which nobody has run before. */
const RUNS_CODE_OF_APPS = ['start', 'release', 'check', 'preview'];

/** Runs one command of the site; resolves to the exit code, or to nothing while the site serves. */
export async function main(args: readonly string[], workspace: string): Promise<number | undefined> {
  const [command, ...rest] = args;
  const settings = readSettings(process.env, workspace);
  const store = openStore(path.join(settings.dataDir, 'store'));
  const publicUrl = settings.publicUrl ?? store.head()?.publicUrl ?? `http://localhost:${settings.port}`;
  const log = (line: string) => console.log(line);
  const { values, positionals } = readArguments(rest);
  if (values.to !== undefined && command !== undefined) {
    await runRemotely({ command, to: values.to, values, positionals, workspace, log });
    return 0;
  }
  if (values.approve !== undefined)
    throw new UserFacingError('Say on which site: npm run release -- --approve <id> --to https://portal.example.');
  // Found out while the store is read; whoever needs it waits for it and is told what is wrong.
  confinement().catch(() => {});
  const note = command && RUNS_CODE_OF_APPS.includes(command) && !values.receiver ? await confinementNote(settings.browser) : undefined;
  if (note !== undefined) log(note);

  switch (command) {
    case 'start': {
      if (values.receiver) {
        const { address, stop } = await startReceiver({
          workspace,
          settings,
          requireConfinement: () => requireConfinement(settings.browser),
        });
        log(`The receiver is up: ${address}`);
        stopOnSignal(stop);
        return undefined;
      }
      const notReady = values['not-ready'] ? requireReason(values.why) : undefined;
      const { address, previewAddress, stop } = await start({ workspace, store, settings, log, ...(notReady && { notReady }) });
      log(`The site is up: ${address}`);
      if (previewAddress !== undefined) log(`Previews are at ${previewAddress}`);
      stopOnSignal(stop);
      return undefined;
    }
    case 'release': {
      const entry = await release({
        workspace,
        store,
        apps: [...new Set(positionals)],
        bump: bumpOf(values),
        publicUrl,
        browser: settings.browser,
        log,
        ...(values.why && { why: values.why }),
        ...(values['not-ready'] && { why: requireReason(values.why), notReady: true }),
      });
      if (!entry) return 0;
      log(`Live: ${describeEntry(entry)}. To undo: npm run rollback -- ${entry.steps[0]?.app}`);
      if (values['no-watch'] || !settings.watch) return 0;
      const { browser, watch } = settings;
      const { outcome } = await watchRelease({ workspace, store, entry, address: publicUrl, browser, ...watch, log });
      return outcome === 'rolled back' || outcome === 'failing' ? 1 : 0;
    }
    case 'check':
      await check({ workspace, store, apps: [...new Set(positionals)], publicUrl, browser: settings.browser, log });
      return 0;
    case 'preview': {
      const why = values.why === undefined ? {} : { why: values.why };
      if (values.end !== undefined) {
        const { app } = await endPreview({ workspace, store, named: values.end, publicUrl, ...why });
        log(`The preview of ${app} has ended, and its files are gone.`);
        return 0;
      }
      const previewUrl = previewUrlOf(settings, publicUrl);
      if (previewUrl === undefined)
        throw new UserFacingError(
          `The site at ${publicUrl} has no previews: they run unreviewed code, so they need a host name of their own. Set PREVIEW_URL, for example PREVIEW_URL=https://preview.portal.example; docs/deploy.md says what else is needed.`,
        );
      if (values.list) log(listPreviews(store, previewUrl));
      else {
        const app = oneApp(positionals, 'Name the app to preview: npm run preview -- mfe-content.');
        const made = await preview({ workspace, store, app, publicUrl, browser: settings.browser, log, ...why });
        log(
          `Preview: ${previewLink(previewUrl, made)}\nAnyone with this link sees ${app} as it is here, until ${minuteOf(made.until)} UTC. To end it: npm run preview -- --end ${made.id}`,
        );
      }
      return 0;
    }
    case 'rollback': {
      const why = values.why === undefined ? {} : { why: values.why };
      if (values.offline !== undefined) {
        if (positionals.length > 0) throw new UserFacingError('Roll back an app, or switch --offline: not both at once.');
        const { offline = 'on' } = await switchOffline({ workspace, store, to: values.offline, publicUrl, ...why });
        log(`Live: offline reading is ${offline}. To undo: npm run rollback -- --offline ${offline === 'on' ? 'off' : 'on'}`);
        return 0;
      }
      const [app, to, ...more] = positionals;
      if (!app || more.length > 0)
        throw new UserFacingError('Name the app to roll back: npm run rollback -- mfe-content --why "what is wrong".');
      const entry = await rollback({ workspace, store, app, publicUrl, ...(to && { to }), ...why });
      log(
        `Live: ${describeEntry(entry)}.${values.why ? '' : ' No reason was given; next time, add --why "what is wrong" for everyone who reads the ledger.'}`,
      );
      return 0;
    }
    case 'releases':
      if (positionals[0] === 'teams') {
        log(await changeTeams({ teams: openTeams(settings.dataDir), words: positionals.slice(1), key: values.key, apps: values.apps }));
        return 0;
      }
      if (values.withdraw) {
        const [app, version, ...more] = positionals;
        if (!app || !version || more.length > 0)
          throw new UserFacingError('Name the app and the version: npm run releases -- --withdraw mfe-content 1.2.0 --why "…".');
        const entry = await withdraw({ workspace, store, app, version, why: values.why, publicUrl });
        log(`Live: ${describeEntry(entry)}. Its files are deleted, and nothing brings it back.`);
        return 0;
      }
      log(await showReleases({ store, workspace, settings, publicUrl, page: values.html ? { file: positionals[0] } : undefined }));
      return 0;
    default:
      log(USAGE);
      return command === undefined || command === 'help' ? 0 : 2;
  }
}

/** What is passed over is explained in the ledger. */
function requireReason(why: string | undefined): string {
  if (why) return why;
  throw new UserFacingError('Say why the public may see what is not ready: add --not-ready --why "…".');
}

function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
}

/** Finds the workspace above a folder: the one whose `pnpm-workspace.yaml` it is in. */
export function findWorkspace(from: string): string {
  for (let dir = from; ; dir = path.dirname(dir)) {
    if (existsSync(path.join(dir, 'pnpm-workspace.yaml'))) return dir;
    if (dir === path.dirname(dir)) throw new UserFacingError(`${from} is not inside the portal's folder.`);
  }
}
