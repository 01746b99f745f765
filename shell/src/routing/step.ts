import type { LiveDocument } from '@portal/contracts';
import type { FollowLive } from '../apps/follow-live.ts';
import type { PageLoader, PageState } from '../apps/page-loader.ts';
import { findRoute } from '../apps/read-live.ts';

/** How long a step waits for word of what is live beyond its own loading, in milliseconds: what is shorter counts as at once. */
export const WORD_MS = 100;

interface Step {
  readonly path: string;
  /** Whether it goes back or forward, to a place where the visitor was. */
  readonly isBack: boolean;
  /** Has the browser load the address. */
  readonly leave: () => Promise<never>;
  readonly loader: PageLoader;
  readonly following: FollowLive;
}

/**
 * Brings the page of a step to another address and says of which live document it is: the newest if this shell can show it, else the
 * one that the tab has. A new shell, and an address that only the server knows now, are a full load, but never on the way back: that
 * page is known here. So is a page that no release brings any more, if something else is live meanwhile. Never rejects.
 */
export async function stepTo({ path, isBack, leave, loader, following }: Step): Promise<LiveDocument> {
  const taken = following.taken();
  if (!findRoute(taken, path)) return leave();
  const asked = following.ask();
  const canShow = (live: LiveDocument) => live.shell.version === taken.shell.version && findRoute(live, path) !== undefined;
  const toShow = () => (canShow(following.newest()) ? following.newest() : taken);
  // Word of a new shell may be old: without a network the page is better shown here, so leaving needs an answer of this minute.
  const mustLeave = async () => !isBack && !canShow(following.newest()) && (await asked) && !canShow(following.newest());
  const brought = new Map<LiveDocument, Promise<PageState>>();
  const bring = (live: LiveDocument) => {
    const { app, route } = findRoute(live, path) as NonNullable<ReturnType<typeof findRoute>>;
    const state = brought.get(live) ?? loader.ready(app, route.page);
    brought.set(live, state);
    return state;
  };
  const brings = async (live: LiveDocument) => 'Page' in (await bring(live));

  if (await mustLeave()) return leave();
  await Promise.all([bring(toShow()), Promise.race([asked, passed(WORD_MS)])]);
  if (await mustLeave()) return leave();
  for (const live of [toShow(), taken])
    if (await brings(live)) {
      following.take(live);
      return live;
    }
  if ((await asked) && following.newest() !== taken) return leave();
  return taken;
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
