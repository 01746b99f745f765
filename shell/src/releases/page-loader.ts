import type { LiveApp } from '@portal/contracts';
import type { ComponentType } from 'react';
import type { ErrorReporter } from './report-error.ts';

/**
 * Time limit for one release to load a page, in milliseconds; after it, the page falls back to the previous release. Scripts, late styles
 * and the description of that release (federation.ts) have the same limit. Loading on slow networks (400 ms, 400 kbit/s) must stay well
 * below it.
 */
export const LOAD_BUDGET_MS = 10_000;

/**
 * Time left for the document's own page, in milliseconds, if its files were requested that long ago. Never less than half the limit,
 * because on very slow networks the shell itself may have taken longer than a page may.
 */
export function budgetLeft(elapsedMs: number): number {
  return Math.max(LOAD_BUDGET_MS / 2, LOAD_BUDGET_MS - elapsedMs);
}

/** A page that is ready to be rendered, and the release that it came from. */
export interface LoadedPage {
  readonly Page: ComponentType;
  readonly release: LiveApp;
  /** Whether it is the release that the live document names, or the previous one. */
  readonly from: 'live' | 'previous';
  /** Increases, so that a page that is loaded again is mounted again. */
  readonly attempt: number;
}

/** State of an address: a page, or nothing that works right now. */
export type PageState = LoadedPage | { readonly failed: true };

/** Loads a page of a release. Rejects when any part of it is missing, altered or broken. */
export type LoadPage = (release: LiveApp, page: string) => Promise<ComponentType>;
/** Reads the description of the release before the live one. */
export type ReadPrevious = (app: LiveApp) => Promise<LiveApp>;

/**
 * Loads pages of apps: from the live release, otherwise from the previous one; if that fails too, the page counts as failed (design:
 * federation, point 13).
 */
export interface PageLoader {
  /** Loads a page; never rejects. A loaded page is kept; after a failure, the next call tries again. */
  readonly ready: (app: LiveApp, page: string) => Promise<PageState>;
  /** What is known about a page now; the same object until it changes. */
  readonly current: (app: LiveApp, page: string) => PageState | undefined;
  /** Calls the listener after every change of `current`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A page has thrown. At its first mount, it is replaced by that of the previous release; later, it counts as failed. */
  readonly reportRenderError: (app: LiveApp, page: string, broken: LoadedPage, firstMount: boolean) => Promise<PageState>;
  /**
   * Prefetches a page that may be wanted soon; never rejects. A loaded page is kept, and a failure leaves nothing behind. If the visitor
   * opens the page in the meantime, the same load is used.
   */
  readonly prepare: (app: LiveApp, page: string) => Promise<void>;
  /** Starts with the live release again. */
  readonly retry: (app: LiveApp, page: string) => Promise<PageState>;
}

interface LoaderParts {
  readonly load: LoadPage;
  readonly readPrevious: ReadPrevious;
  readonly budgetMs?: number;
  /** Time limit of the first page, whose files may have been requested before the loader existed. */
  readonly firstBudgetMs?: number;
  readonly onError?: ErrorReporter;
}

/** Creates a loader. `load` and `readPrevious` touch the network; the order, the time limit and the memory are here. */
export function createPageLoader(parts: LoaderParts): PageLoader {
  const { load, readPrevious, onError, budgetMs = LOAD_BUDGET_MS } = parts;
  let nextBudgetMs = parts.firstBudgetMs ?? budgetMs;
  let attempts = 0;
  const known = new Map<string, PageState>();
  /** Loads that end with a state, including fallback. */
  const running = new Map<string, Promise<PageState>>();
  /** Loads from the live release alone, which may be prefetches. */
  const runningLive = new Map<string, Promise<LoadedPage>>();
  const listeners = new Set<() => void>();
  /**
   * Apps whose live release has failed in this page view: their pages come from the previous one, without waiting for the error each time.
   */
  const failedReleases = new Set<string>();

  const key = (app: LiveApp, page: string) => `${app.id}/${page}`;

  /** One release. The time limit of the previous release covers its description and its page together. */
  async function attempt(app: LiveApp, page: string, from: LoadedPage['from']): Promise<LoadedPage> {
    const limitMs = Math.round(nextBudgetMs);
    nextBudgetMs = budgetMs;
    const work = async () => {
      const release = from === 'live' ? app : await readPrevious(app);
      const Page = await load(release, page);
      // An import that has thrown once resolves to an empty module the second time.
      if (typeof Page !== 'function') throw new Error(`${release.id} ${release.version} contains no page "${page}"`);
      return { Page, release, from };
    };
    const loaded = await withTimeout(work(), limitMs, `The ${from} release of ${app.id} did not provide "${page}" within ${limitMs} ms`);
    attempts += 1;
    return { ...loaded, attempt: attempts };
  }

  function fromLive(app: LiveApp, page: string): Promise<LoadedPage> {
    return once(runningLive, key(app, page), () => attempt(app, page, 'live'));
  }

  async function fromPrevious(app: LiveApp, page: string): Promise<PageState> {
    if (!app.previous) return { failed: true };
    try {
      const state = await attempt(app, page, 'previous');
      failedReleases.add(app.id);
      return state;
    } catch (problem) {
      warn(problem);
      return { failed: true };
    }
  }

  async function insteadOfLive(app: LiveApp, page: string, stage: 'load' | 'mount'): Promise<PageState> {
    const state = await fromPrevious(app, page);
    onError?.(app, 'Page' in state ? stage : 'unavailable');
    return state;
  }

  async function inOrder(app: LiveApp, page: string): Promise<PageState> {
    if (failedReleases.has(app.id)) return fromPrevious(app, page);
    try {
      return await fromLive(app, page);
    } catch (problem) {
      warn(problem);
      return insteadOfLive(app, page, 'load');
    }
  }

  function set(app: LiveApp, page: string, state: PageState): PageState {
    known.set(key(app, page), state);
    for (const listener of listeners) listener();
    return state;
  }

  function settle(app: LiveApp, page: string, work: () => Promise<PageState>): Promise<PageState> {
    return once(running, key(app, page), async () => set(app, page, await work()));
  }

  return {
    ready(app, page) {
      const state = known.get(key(app, page));
      return state && 'Page' in state ? Promise.resolve(state) : settle(app, page, () => inOrder(app, page));
    },
    current: (app, page) => known.get(key(app, page)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reportRenderError(app, page, broken, firstMount) {
      if (firstMount && broken.from === 'live') return settle(app, page, () => insteadOfLive(app, page, 'mount'));
      onError?.(broken.release, firstMount ? 'unavailable' : 'shown');
      return Promise.resolve(set(app, page, { failed: true }));
    },
    async prepare(app, page) {
      const isSettled = () => known.has(key(app, page)) || running.has(key(app, page));
      if (isSettled()) return;
      const hadFailed = failedReleases.has(app.id);
      try {
        const state = await (hadFailed ? attempt(app, page, 'previous') : fromLive(app, page));
        // If the release has failed elsewhere in the meantime, that counts for this page too.
        if (!isSettled() && failedReleases.has(app.id) === hadFailed) set(app, page, state);
      } catch {
        // Nobody has requested the page yet: nothing is reported, and the app does not fall back.
      }
    },
    retry(app, page) {
      failedReleases.delete(app.id);
      return settle(app, page, () => inOrder(app, page));
    },
  };
}

/** Calls `work` unless a call for the same key is running, in which case it returns that call's promise. */
function once<Value>(calls: Map<string, Promise<Value>>, key: string, work: () => Promise<Value>): Promise<Value> {
  const call = calls.get(key) ?? work().finally(() => calls.delete(key));
  calls.set(key, call);
  return call;
}

/** Rejects when `task` takes longer than `limitMs`; a later result is ignored. */
async function withTimeout<Value>(task: Promise<Value>, limitMs: number, message: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), limitMs);
  });
  try {
    return await Promise.race([task, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** A warning, not an error: the visitor gets the previous release. */
function warn(problem: unknown): void {
  console.warn('[portal]', problem instanceof Error ? problem.message : problem);
}
