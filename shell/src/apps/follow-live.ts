import type { LiveDocument } from '@portal/contracts';

/** How long a tab lives with one answer, in milliseconds (issue "Open tabs follow politely": "at most once a minute"). */
export const ASK_EVERY_MS = 60_000;

/** What a tab that stays open knows of what is live. */
export interface FollowLive {
  /** The document that the tab goes by. */
  readonly taken: () => LiveDocument;
  /** From now on the tab goes by this one. */
  readonly take: (live: LiveDocument) => void;
  /** The last one that the tab was told of; while a part of the page is busy, the one that it goes by. */
  readonly newest: () => LiveDocument;
  /**
   * Asks what is live, at most once a minute and never while a part of the page is busy. Never rejects: whether there is an answer,
   * which is then the newest.
   */
  readonly ask: () => Promise<boolean>;
}

/**
 * Follows what is live from the document that came with the page on. `askLive` touches the network; without it the tab keeps to its
 * first document. In a preview there is nothing to follow.
 */
export function followLive(first: LiveDocument, askLive?: () => Promise<LiveDocument>): FollowLive {
  let taken = first;
  let told = first;
  let askedAt = Number.NEGATIVE_INFINITY;
  let answered = Promise.resolve(false);

  async function question(ask: () => Promise<LiveDocument>): Promise<boolean> {
    try {
      const live = await ask();
      // A release that stays keeps what only the page knows that the tab began with: its own address, where it is not listed.
      const apps = live.apps.map((app) => taken.apps.find(({ name }) => name === app.name) ?? app);
      told = [taken, told].find(({ number }) => number === live.number) ?? { ...live, apps };
      return true;
    } catch {
      // The tab goes on with what it knows; nobody has to be told.
      return false;
    }
  }

  return {
    taken: () => taken,
    take(live) {
      taken = live;
    },
    newest: () => (isBusy() ? taken : told),
    ask() {
      if (!askLive || first.preview || isBusy()) return Promise.resolve(false);
      // The clock of a computer may be set back.
      if (Math.abs(Date.now() - askedAt) >= ASK_EVERY_MS) {
        askedAt = Date.now();
        answered = question(askLive);
      }
      return answered;
    },
  };
}

/** Whether some part of the page says that an update would be in its way. Plain HTML, so that no app needs anything of a newer shell. */
function isBusy(): boolean {
  return document.querySelector('[data-busy]:not([data-busy="false"])') !== null;
}
