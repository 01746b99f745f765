import type { LiveApp } from '@portal/contracts';
import type { ComponentType } from 'react';
import type { OnFault } from './tell-fault.ts';
import { withinBudget } from './within-budget.ts';

/** How long one release may take to bring a page, in milliseconds. Slow networks (400 ms, 400 kbit/s) stay well below it. */
export const LOAD_BUDGET_MS = 10_000;

/**
 * How long the page of the document itself may still take, in milliseconds, when its files have been on their way for so long. Never
 * less than half a budget: on very slow networks the frame itself may have taken longer than the page is allowed to.
 */
export function budgetLeft(underWayMs: number): number {
  return Math.max(LOAD_BUDGET_MS / 2, LOAD_BUDGET_MS - underWayMs);
}

/** A page that is ready to be shown, and the release that it came from. */
export interface LoadedPage {
  readonly Page: ComponentType;
  readonly release: LiveApp;
  /** Whether it is the release that the live document names, or the one before it. */
  readonly from: 'live' | 'previous';
  /** Counts up, so that a page that is brought again is mounted anew. */
  readonly attempt: number;
}

/** What stands behind an address: a page, or nothing that works just now. */
export type PageState = LoadedPage | { readonly failed: true };

/** How a release's page gets into the browser. Rejects when any part of it is missing, altered or broken. */
export type LoadPage = (release: LiveApp, page: string) => Promise<ComponentType>;
/** Reads the description of the release before the live one. */
export type ReadPrevious = (app: LiveApp) => Promise<LiveApp>;

/** Brings pages of apps: the live release, else the one before it, else word that neither works (design: federation, point 13). */
export interface PageLoader {
  /** Brings a page; never rejects. A loaded page is kept, after a failure the next call tries again. */
  readonly ready: (app: LiveApp, page: string) => Promise<PageState>;
  /** What is known of a page now; the same object until it changes. */
  readonly current: (app: LiveApp, page: string) => PageState | undefined;
  /** Tells of every change of `current`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Says that a shown page threw. At its first mount the release before takes its place, later the page counts as failed. */
  readonly broke: (app: LiveApp, page: string, broken: LoadedPage, firstMount: boolean) => Promise<PageState>;
  /**
   * Brings a page that may be wanted soon; never rejects. What it brings is kept, a failure leaves nothing behind: whoever opens the
   * page asks anew. Who opens it meanwhile waits for the load that runs.
   */
  readonly prepare: (app: LiveApp, page: string) => Promise<void>;
  /** Begins with the live release again. */
  readonly retry: (app: LiveApp, page: string) => Promise<PageState>;
}

interface LoaderParts {
  readonly load: LoadPage;
  readonly readPrevious: ReadPrevious;
  readonly budgetMs?: number;
  /** What the first page may take; its files may have been asked for before there was a loader. */
  readonly firstBudgetMs?: number;
  readonly onFault?: OnFault;
}

/** Makes a loader. `load` and `readPrevious` touch the network; the order, the time budget and the memory are here. */
export function createPageLoader(parts: LoaderParts): PageLoader {
  const { load, readPrevious, onFault, budgetMs = LOAD_BUDGET_MS } = parts;
  let nextBudgetMs = parts.firstBudgetMs ?? budgetMs;
  const known = new Map<string, PageState>();
  const underway = new Map<string, Promise<PageState>>();
  /** Live releases that are on their way, whoever asked first. */
  const arriving = new Map<string, Promise<LoadedPage>>();
  const listeners = new Set<() => void>();
  /** Live releases that failed in this page view: their pages come from the release before, without waiting for the fault each time. */
  const fallen = new Set<string>();
  let attempts = 0;

  /** One release's turn. The budget of the release before holds for its description and its page together. */
  async function attempt(app: LiveApp, page: string, from: LoadedPage['from']): Promise<LoadedPage> {
    const bring = async () => {
      const release = from === 'live' ? app : await readPrevious(app);
      const Page = await load(release, page);
      // An import that threw once resolves to an empty module the second time.
      if (typeof Page !== 'function') throw new Error(`${release.id} ${release.version} brought no page "${page}"`);
      return { Page, release, from };
    };
    const within = Math.round(nextBudgetMs);
    nextBudgetMs = budgetMs;
    const brought = await withinBudget(bring(), within, `The ${from} release of ${app.id} did not bring "${page}" within ${within} ms`);
    attempts += 1;
    return { ...brought, attempt: attempts };
  }

  function fromLive(app: LiveApp, page: string): Promise<LoadedPage> {
    const running = arriving.get(name(app, page));
    if (running) return running;
    const task = attempt(app, page, 'live').finally(() => arriving.delete(name(app, page)));
    arriving.set(name(app, page), task);
    return task;
  }

  async function fromPrevious(app: LiveApp, page: string): Promise<PageState> {
    if (!app.previous) return { failed: true };
    try {
      const state = await attempt(app, page, 'previous');
      fallen.add(releaseOf(app));
      return state;
    } catch (problem) {
      warn(problem);
      return { failed: true };
    }
  }

  async function inOrder(app: LiveApp, page: string): Promise<PageState> {
    if (fallen.has(releaseOf(app))) return fromPrevious(app, page);
    try {
      return await fromLive(app, page);
    } catch (problem) {
      warn(problem);
      return insteadOfLive(app, page, 'load');
    }
  }

  async function insteadOfLive(app: LiveApp, page: string, stage: 'load' | 'mount'): Promise<PageState> {
    const state = await fromPrevious(app, page);
    onFault?.(app, 'Page' in state ? stage : 'unavailable');
    return state;
  }

  // By release: a tab that follows what is live has two of an app, one after the other.
  const releaseOf = ({ id, version }: LiveApp) => `${id} ${version}`;
  const name = (app: LiveApp, page: string) => `${releaseOf(app)}/${page}`;
  function set(app: LiveApp, page: string, state: PageState): PageState {
    known.set(name(app, page), state);
    for (const listener of listeners) listener();
    return state;
  }
  function once(app: LiveApp, page: string, work: () => Promise<PageState>): Promise<PageState> {
    const running = underway.get(name(app, page));
    if (running) return running;
    const bring = async () => {
      try {
        return set(app, page, await work());
      } finally {
        underway.delete(name(app, page));
      }
    };
    const task = bring();
    underway.set(name(app, page), task);
    return task;
  }

  return {
    ready(app, page) {
      const state = known.get(name(app, page));
      return state && 'Page' in state ? Promise.resolve(state) : once(app, page, () => inOrder(app, page));
    },
    current: (app, page) => known.get(name(app, page)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    broke(app, page, broken, firstMount) {
      if (firstMount && broken.from === 'live') return once(app, page, () => insteadOfLive(app, page, 'mount'));
      onFault?.(broken.release, firstMount ? 'unavailable' : 'shown');
      return Promise.resolve(set(app, page, { failed: true }));
    },
    async prepare(app, page) {
      const settled = () => known.has(name(app, page)) || underway.has(name(app, page));
      if (settled()) return;
      const held = fallen.has(releaseOf(app));
      try {
        const state = await (held ? attempt(app, page, 'previous') : fromLive(app, page));
        // A fault that showed elsewhere meanwhile counts for this page too.
        if (!settled() && fallen.has(releaseOf(app)) === held) set(app, page, state);
      } catch {
        // Nobody asked for the page yet. A fault here is not the visitor's: no word, no fallback, and the app is not held to the
        // release before for the rest of the visit.
      }
    },
    retry(app, page) {
      fallen.delete(releaseOf(app));
      return once(app, page, () => inOrder(app, page));
    },
  };
}

/** A warning, not an error: the visitor gets the former release. */
function warn(problem: unknown): void {
  console.warn('[portal]', problem instanceof Error ? problem.message : problem);
}
