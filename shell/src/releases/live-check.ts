import type { LiveDocument } from '@portal/contracts';
import { findRoute } from './live-document.ts';

/** Address of the site's live document. The browser sends the ETag of its copy, so most answers are a short 304. */
const LIVE_ADDRESS = '/live.json';
/** Minimum interval between two requests of a tab, in milliseconds. */
export const LIVE_CHECK_INTERVAL_MS = 60_000;
/** Time limit of a request, in milliseconds. */
export const LIVE_CHECK_TIMEOUT_MS = 1500;

/** Finds out whether the site serves a different set of releases from the one that this page was loaded with (decision 0046). */
export interface LiveCheck {
  /** Whether the last answer named another set of releases. */
  readonly isOutdated: () => boolean;
  /**
   * Requests the live document, at most once a minute and never while a part of the page is busy. Resolves to whether an answer from the
   * last minute names another set of releases. Never rejects.
   */
  readonly check: () => Promise<boolean>;
}

/** Creates the check. Without `fetchLive`, as in development, and in a preview, it makes no requests. */
export function createLiveCheck(live: LiveDocument, fetchLive?: () => Promise<LiveDocument>): LiveCheck {
  let requestedAt = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  let outdated = false;

  async function request(fetchDocument: () => Promise<LiveDocument>): Promise<boolean> {
    try {
      // Not "greater": a store may have been restored from a backup.
      outdated = (await fetchDocument()).number !== live.number;
      return outdated;
    } catch {
      return false;
    }
  }

  return {
    isOutdated: () => outdated,
    async check() {
      if (!fetchLive || live.preview || isBusy()) return false;
      // Absolute, because the computer's clock may be set back.
      if (Math.abs(Date.now() - requestedAt) >= LIVE_CHECK_INTERVAL_MS) {
        requestedAt = Date.now();
        answer = request(fetchLive);
      }
      return (await answer) && !isBusy();
    },
  };
}

/** Fetches the site's live document. Rejects if the response is something else, such as the sign-in page of a network. */
export async function fetchLive(): Promise<LiveDocument> {
  const answer = await fetch(LIVE_ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(LIVE_CHECK_TIMEOUT_MS) });
  const live = (await answer.json()) as LiveDocument;
  if (!(answer.ok && live.number && live.shell.version && findRoute(live, '/'))) throw new Error('Not a live document.');
  return live;
}

/** Whether a part of the page asks not to be interrupted. A plain attribute, so that apps need no new name from the shell. */
function isBusy(): boolean {
  return document.querySelector('[data-busy]:not([data-busy="false"])') !== null;
}
