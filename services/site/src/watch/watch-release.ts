import { setTimeout as pause } from 'node:timers/promises';
import type { LedgerEntry } from '@portal/contracts';
import { rollback } from '../commands/rollback.ts';
import { pageViews } from '../monitoring/alerts.ts';
import { SHELL } from '../rules/names.ts';
import { messageOf, UserFacingError } from '../rules/user-facing-error.ts';
import type { Store } from '../store/store.ts';
import { openControls } from './controls.ts';
import { openByHttp } from './open-by-http.ts';
import { openInBrowser } from './open-in-browser.ts';
import type { Opener, PageView } from './page-view.ts';
import { whyNotServed } from './site-answers.ts';
import { type Subject, subjectsOf } from './subjects.ts';

/** Who stands in the ledger for a release that was taken back by itself. */
const SITE_ITSELF = 'the site itself';

/** The first round goes on so long in any case, in ms: on a busy machine it takes longer than a short watch. */
const FIRST_ROUND_MS = 150_000;

/** What is watched, and how. */
export interface WatchOrder {
  readonly workspace: string;
  readonly store: Store;
  /** The release that has just become live. */
  readonly entry: LedgerEntry;
  /** Where visitors find the site. */
  readonly address: string;
  /** Path of a Chrome, Chromium or Edge; without one the pages and their files are fetched only. */
  readonly browser: string | undefined;
  /** Pause between two rounds, and how long they go on, in ms. The first round is whole, unless the machine is very slow. */
  readonly intervalMs: number;
  readonly lengthMs: number;
  readonly log: (line: string) => void;
  /** Ends the watch and leaves the release live. Without it, whoever typed the command ends it. */
  readonly signal?: AbortSignal;
}

/** What came of it; `failing` is what could not be taken back. */
export type Watched =
  | { readonly outcome: 'healthy' }
  | { readonly outcome: 'rolled back'; readonly entries: readonly LedgerEntry[] }
  | { readonly outcome: 'failing'; readonly why: string }
  | { readonly outcome: 'not watched'; readonly why: string };

interface Failure {
  readonly view: PageView;
  readonly how: string;
  readonly isSlow: boolean;
}

/**
 * Opens the pages of a release through the real web server for some time, and goes back to the former release when a page fails twice
 * in a row while a page of another app and the page of the former release work, each time right after. It ends quietly as soon as
 * something else of the app, or another shell, is live. Nothing that visitors report plays a part: that can be forged.
 */
export async function watchRelease(order: WatchOrder): Promise<Watched> {
  const { store, entry, address, log } = order;
  const why = await whyNotWatched(order);
  if (why !== undefined) {
    log(`The release was not watched because ${why}.`);
    return { outcome: 'not watched', why };
  }
  const subjects = subjectsOf(store, entry);
  const advice = order.signal ? '' : ' Ctrl-C ends the watch and leaves the release live; --no-watch skips the watch.';
  log(`Watching ${namesOf(subjects)} at ${address} for ${seconds(order.lengthMs)}.${advice}`);
  const opener = await openerFor(order);
  order.signal?.addEventListener('abort', () => void opener.close());
  try {
    return await watch(order, subjects, opener);
  } finally {
    await opener.close();
  }
}

async function whyNotWatched({ store, entry, address }: WatchOrder): Promise<string | undefined> {
  if (entry.steps.every(({ from }) => from === undefined)) return 'there is no release before it to go back to';
  // The page of another app tells a fault of the release from one of the machine.
  if (Object.keys(entry.live).filter((app) => app !== SHELL).length < 2) return 'there is no other app to compare with';
  return whyNotServed(store, address);
}

async function openerFor({ store, address, browser, log }: WatchOrder): Promise<Opener> {
  if (browser === undefined) return openByHttp(store, address);
  try {
    return await openInBrowser(browser, address);
  } catch (problem) {
    log(`Pages are watched without a browser, which could not be started (${messageOf(problem).split('\n', 1)[0]}).`);
    return openByHttp(store, address);
  }
}

async function watch(order: WatchOrder, subjects: readonly Subject[], opener: Opener): Promise<Watched> {
  const { store, entry, lengthMs, intervalMs, log, signal } = order;
  const end = Date.now() + lengthMs;
  const endOfFirstRound = Math.max(end, Date.now() + FIRST_ROUND_MS);
  let watched = subjects;
  let opened = 0;
  let uncounted = 0;
  /** Of each app the page that failed in the round before, with the controls working. */
  const suspects = new Map<string, Failure>();
  const entries: LedgerEntry[] = [];
  const unmended: string[] = [];
  const replaced: string[] = [];
  /** What was live of each app when the watch began, and what it went back to since. */
  const expected: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(entry.live).map(([app, history]) => [app, history.at(-1)]),
  );
  const replacement = ({ app }: Subject) => {
    const live = store.head()?.live ?? {};
    const changed = [app, SHELL].find((each) => live[each]?.at(-1) !== expected[each]);
    return changed && `${changed} ${live[changed]?.at(-1)}`;
  };

  /** The first page that fails, a suspect before all others; after the end nothing but suspects is opened. */
  async function firstFailure({ app, pages, onlyIfAllFail }: Subject, isFirstRound: boolean): Promise<Failure | undefined> {
    const suspect = suspects.get(app)?.view.address;
    let failure: Failure | undefined;
    for (const view of [...pages].sort((a, b) => Number(b.address === suspect) - Number(a.address === suspect))) {
      const isOver = Date.now() >= (isFirstRound ? endOfFirstRound : end);
      if (isOver && view.address !== suspect && !onlyIfAllFail) break;
      const seen = await opener.open({ ...view, shell: expected[SHELL] ?? view.shell });
      opened += 1;
      if (seen.works && onlyIfAllFail) return undefined;
      if (!seen.works) failure ??= { view, how: seen.how, isSlow: seen.isSlow };
      if (failure && !onlyIfAllFail) break;
    }
    return failure;
  }

  async function round(subject: Subject, isFirstRound: boolean): Promise<'watch on' | 'done'> {
    const { app, version, former } = subject;
    const failure = await firstFailure(subject, isFirstRound);
    const controls = failure && !replacement(subject) ? await openControls({ store, entry, opener }, subject, failure) : undefined;
    if (signal?.aborted) return 'done';
    const other = replacement(subject);
    if (other !== undefined) {
      replaced.push(other);
      return 'done';
    }
    if (!failure || !controls) {
      suspects.delete(app);
      return 'watch on';
    }
    if ('why' in controls) {
      log(`${inWords(failure)} failed (${failure.how}). It does not count: ${controls.why}.`);
      uncounted += 1;
      suspects.delete(app);
      return 'watch on';
    }
    const isSecond = suspects.get(app)?.view.address === failure.view.address;
    suspects.set(app, failure);
    if (!isSecond) {
      log(`${inWords(failure)} failed (${failure.how}), while ${controls.passed}. Opening it once more.`);
      return 'watch on';
    }
    suspects.delete(app);
    const what = `${inWords(failure)} failed twice in a row behind the web server (${failure.how}), while ${controls.passed}`;
    try {
      entries.push(await takeBack(order, subject, what));
      expected[app] = former;
      log(
        `Live: rollback ${app} ${version} -> ${former}. The site did this itself: ${what}. Look for the cause between the store and the visitor (npm run releases, the web server's log), then release again.`,
      );
    } catch (problem) {
      if (!(problem instanceof UserFacingError)) throw problem;
      const late = replacement(subject);
      if (late !== undefined) replaced.push(late);
      else {
        unmended.push(`${what}. It could not be taken back: ${problem.message}`);
        log(`${unmended.at(-1)} docs/rollback.md says what helps.`);
      }
    }
    return 'done';
  }

  for (let isFirstRound = true; ; isFirstRound = false) {
    for (const subject of watched)
      if ((await round(subject, isFirstRound)) === 'done') watched = watched.filter((each) => each !== subject);
    if (watched.length === 0 || (Date.now() >= end && suspects.size === 0)) break;
    await pause(intervalMs, undefined, { signal }).catch(() => {});
    if (signal?.aborted) break;
  }
  if (signal?.aborted) return { outcome: 'not watched', why: 'the process that watched it is being stopped' };
  if (unmended[0] !== undefined) return { outcome: 'failing', why: unmended[0] };
  if (entries.length > 0) return { outcome: 'rolled back', entries };
  if (watched.length === 0) {
    const by = `${replaced[0]} has become live since`;
    log(`The watch has ended because ${by}.`);
    return { outcome: 'not watched', why: by };
  }
  const others =
    uncounted === 0 ? '' : `; ${uncounted === 1 ? '1 failure was' : `${uncounted} failures were`} not caused by the release alone`;
  log(`Watched ${namesOf(watched)}: ${pageViews(opened)} without a fault of the release${others}.`);
  return { outcome: 'healthy' };
}

/** The ordinary rollback, to the release that the controls were about. */
function takeBack({ workspace, store, entry }: WatchOrder, { app, version, former }: Subject, what: string): Promise<LedgerEntry> {
  const why = `watched after release: ${what}`;
  return rollback({ workspace, store, app, to: former, from: version, who: SITE_ITSELF, why, publicUrl: entry.publicUrl, byWatch: true });
}

function namesOf(subjects: readonly Subject[]): string {
  return subjects.map(({ app, version }) => `${app} ${version}`).join(', ');
}

function inWords({ view }: Failure): string {
  return `${view.address} of ${view.app} ${view.version}`;
}

function seconds(milliseconds: number): string {
  return `${Math.round(milliseconds / 1000)} s`;
}
