/** What is known of `GET /api/modules`. The API is asked for one thing only: whether its list is empty (1-platform.md section 7). */
export type CallState = 'not asked' | 'running' | 'empty' | 'filled' | 'failed';

const ADDRESS = '/api/modules';
/** Within 10 seconds a loading state is over, the page's start before the call included. */
const ANSWER_WITHIN_MS = 9000;
/** An answer that nobody uses is discarded after 5 minutes; until then it never becomes stale (section 7). */
const KEPT_MS = 5 * 60 * 1000;

let state: CallState = 'not asked';
let discarding: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: CallState): void {
  // A call that failed is made anew on the next visit.
  state = next === 'failed' && listeners.size === 0 ? 'not asked' : next;
  for (const tell of listeners) tell();
}

/** What is known now. */
export const callState = (): CallState => state;

/** Tells of changes; while anybody listens the answer is kept. */
export function followCall(tell: () => void): () => void {
  clearTimeout(discarding);
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    if (state === 'failed') state = 'not asked';
    discarding = setTimeout(() => {
      if (state !== 'running') state = 'not asked';
    }, KEPT_MS);
  };
}

/** Asks, unless that was done. */
export async function askForModules(): Promise<void> {
  if (state !== 'not asked') return;
  set('running');
  try {
    const answer = await fetch(ADDRESS, { credentials: 'include', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    // Read in any case: an answer that nobody reads keeps its connection busy for seconds.
    const list: unknown = await answer.json();
    set(answer.ok && Array.isArray(list) ? (list.length === 0 ? 'empty' : 'filled') : 'failed');
  } catch {
    set('failed');
  }
}
