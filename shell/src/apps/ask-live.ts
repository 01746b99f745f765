import type { LiveDocument } from '@portal/contracts';
import { findRoute } from './read-live.ts';

/** Where a site says what is live on it; a browser that has the answer already gets a short "not modified" (ETag). */
const LIVE_ADDRESS = '/live.json';
/** How long an answer may take, in milliseconds. One that comes later is none. */
export const ANSWER_MS = 1500;

/** Asks this site what is live. Rejects when no such document comes. */
export async function askLive(): Promise<LiveDocument> {
  const answer = await fetch(LIVE_ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_MS) });
  const live = (await answer.json()) as LiveDocument;
  // What answers for the site may be somebody else, such as the page of a network that wants a sign-in.
  if (!(answer.ok && live.number && live.shell.version && live.menu.length >= 0 && findRoute(live, '/')))
    throw new Error('Not what is live.');
  return live;
}
