import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Address, Answer } from './api-types.ts';
import { send } from './send.ts';

/** An unused answer is discarded after 5 minutes (1-platform.md section 7). */
const UNUSED_MS = 5 * 60 * 1000;
/** A browser without `requestIdleCallback` sends the requests this long after hydration. */
const WITHOUT_IDLE_MS = 1000;

/** What is known about a list of the API. */
export interface ListState<Data> {
  /** `failed` only while there is no answer at all; it stays `failed` while the list is requested again. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** The latest answer; it stays while the list is requested again, and if that fails. */
  readonly data: Data | undefined;
  readonly isFetching: boolean;
}

const INITIAL: ListState<never> = { status: 'loading', data: undefined, isFetching: false };

interface StoredList {
  state: ListState<unknown>;
  readonly subscribers: Set<() => void>;
  /** Counts the requests, so that only the answer to the latest one is used. */
  requests: number;
  discardTimer?: ReturnType<typeof setTimeout>;
}

const lists = new Map<string, StoredList>();

/** Discards every answer; for tests, so that each begins like a new visit. */
export function discardLists(): void {
  lists.clear();
}

function listAt(address: string): StoredList {
  const stored = lists.get(address) ?? { state: INITIAL, subscribers: new Set(), requests: 0 };
  lists.set(address, stored);
  return stored;
}

function update(list: StoredList, change: Partial<ListState<unknown>>): void {
  list.state = { ...list.state, ...change };
  for (const notify of list.subscribers) notify();
}

function discardIfUnused(address: string, list: StoredList): void {
  clearTimeout(list.discardTimer);
  if (list.subscribers.size > 0) return;
  // A list that failed is requested again by the next page that needs it.
  if (list.state.status === 'failed') lists.delete(address);
  else list.discardTimer = setTimeout(() => lists.delete(address), UNUSED_MS);
}

/** Requests a list again, even if there is an answer: after a change, or because a visitor tries again. Never rejects. */
export async function refreshList(address: Address<'get'>): Promise<void> {
  const list = listAt(address);
  const request = ++list.requests;
  update(list, { isFetching: true });
  let change: Partial<ListState<unknown>>;
  try {
    change = { status: 'ready', data: await send('GET', address) };
  } catch {
    change = { status: list.state.status === 'ready' ? 'ready' : 'failed' };
  }
  if (request !== list.requests) return;
  update(list, { ...change, isFetching: false });
  discardIfUnused(address, list);
}

/** Requests a list unless there is already an answer or a request. Failures are ignored. */
function fetchList(address: Address<'get'>): void {
  const { status, isFetching } = listAt(address).state;
  if (status !== 'ready' && !isFetching) void refreshList(address);
}

function subscribe(address: Address<'get'>, notify: () => void): () => void {
  const list = listAt(address);
  const retryIfFailed = () => list.state.status === 'failed' && fetchList(address);
  clearTimeout(list.discardTimer);
  list.subscribers.add(notify);
  window.addEventListener('online', retryIfFailed);
  return () => {
    window.removeEventListener('online', retryIfFailed);
    list.subscribers.delete(notify);
    discardIfUnused(address, list);
  };
}

/** Runs `act` when the browser is idle; returns a function that cancels it. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, WITHOUT_IDLE_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}

interface ListOptions<Data, Selected> {
  /**
   * The part of the state that the page shows: the page is rendered again only when this changes. It must return the same value for the
   * same state.
   */
  readonly select: (list: ListState<Data>) => Selected;
  /** Sends the request when the browser is idle instead of at once. */
  readonly idle?: boolean;
}

/**
 * A list of the API (1-platform.md section 7): fetched once and shared by all that use it, never stale, not refetched on focus or after a
 * time, not retried, discarded five minutes after its last use. A list that failed is requested again when the connection is back and on
 * the next visit; {@link refreshList} requests it at any time.
 */
export function useList<P extends Address<'get'>, Selected = ListState<Answer<'get', P>>>(
  address: P,
  { select, idle = false }: ListOptions<Answer<'get', P>, Selected> = { select: (list) => list as Selected },
): Selected {
  useEffect(() => {
    if (idle) return whenIdle(() => fetchList(address));
    fetchList(address);
    return undefined;
  }, [address, idle]);
  return useSyncExternalStore(
    useCallback((notify) => subscribe(address, notify), [address]),
    () => select(listAt(address).state as ListState<Answer<'get', P>>),
    () => select(INITIAL),
  );
}

/** Requests lists that the page does not show, once the browser is idle. `addresses` must be the same array in every render. */
export function usePrefetchedLists(addresses: readonly Address<'get'>[]): void {
  useEffect(() => whenIdle(() => addresses.forEach(fetchList)), [addresses]);
}
