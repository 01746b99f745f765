import type { LiveDocument } from '@portal/contracts';

/** Where a site says what is live on it; a browser that has the answer already gets a short "not modified" (ETag). */
const LIVE_ADDRESS = '/live.json';
/** How long an answer may take, in milliseconds. One that comes later is none. */
export const ANSWER_MS = 1500;

/** Asks this site what is live. Rejects when no such document comes. */
export async function askLive(): Promise<LiveDocument> {
  const answer = await fetch(LIVE_ADDRESS, { cache: 'no-cache', redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
  const live = (await answer.json()) as LiveDocument;
  // What answers for the site may be somebody else, such as the page of a network that wants a sign-in.
  if (!(answer.ok && live.number > 0 && live.shell.version && live.menu.length >= 0 && live.apps.every(({ routes }) => routes.length >= 0)))
    throw new Error('This is not what is live.');
  return live;
}
