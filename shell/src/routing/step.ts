import type { LiveDocument } from '@portal/contracts';
import type { FollowLive } from '../apps/follow-live.ts';
import type { PageLoader } from '../apps/page-loader.ts';
import { findRoute } from '../apps/read-live.ts';

/** How long a step waits for word of what is live beyond its own loading, in milliseconds: what is shorter counts as at once. */
export const WORD_MS = 100;

interface Step {
  readonly path: string;
  /** Whether it goes back or forward, to a place where the visitor was. */
  readonly isBack: boolean;
  /** Has the browser load the address, unless the step was given up for another. */
  readonly leave: () => Promise<never>;
  /** Says when the step was given up: then it changes nothing any more. */
  readonly signal: AbortSignal;
  readonly loader: PageLoader;
  readonly following: FollowLive;
}

/**
 * Brings the page of a step to another address and says of which live document it is: the newest if this shell can show it, else the
 * one that the tab has. A new shell, and an address that the newest does not have, are a full load, but never on the way back: that
 * page is known here. An address that the tab's document lacks, and a page that no release brings any more, if something else is live
 * meanwhile, are one on the way back too. A step forward after word of a new shell, and one whose page did not come, wait for the answer
 * itself, which takes 1.5 s at most. Never rejects.
 */
export async function stepTo({ path, isBack, leave, signal, loader, following }: Step): Promise<LiveDocument> {
  const { taken, newest, ask, take } = following;
  const before = taken();
  if (!findRoute(before, path)) return leave();
  const asked = ask();
  const canShow = (live: LiveDocument) => live.shell.version === before.shell.version && findRoute(live, path);
  const toShow = () => (canShow(newest()) ? newest() : before);
  const brings = async (live: LiveDocument) => {
    const found = findRoute(live, path);
    return found && 'Page' in (await loader.ready(found.app, found.route.page));
  };

  let live = toShow();
  let [works] = await Promise.all([brings(live), Promise.race([asked, new Promise((passed) => setTimeout(passed, WORD_MS))])]);
  // Word of a new shell may be old: without a network the page is better shown here, so leaving needs an answer of this minute.
  if (!isBack && !canShow(newest()) && (await asked) && !canShow(newest())) return leave();
  for (const other of [toShow(), before])
    if (other !== live && (!works || other !== before)) {
      live = other;
      works = await brings(live);
    }
  if (!works && (await asked) && newest() !== before) return leave();
  if (!signal.aborted) take(live);
  return live;
}
