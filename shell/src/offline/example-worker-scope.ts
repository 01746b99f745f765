import { LIVE_DOCUMENT_ID, type LiveDocument } from '@portal/contracts';
import type { ReadMessage } from './worker-scope.ts';

const ORIGIN = 'https://portal.example';

/** What a test's network answers for an address. */
type Network = (address: string, options?: RequestInit) => Promise<Response>;
type Listener = (event: Record<string, unknown>) => void;

/** A page as the host serves it: it says what is live. */
export function examplePage(live: LiveDocument, words: string, status = 200): Response {
  const html = `<html lang="en"><title>${words} · Bench</title><script defer src="/frame.js"></script><main id="main"><p>${words}</p></main><script type="application/json" id="${LIVE_DOCUMENT_ID}">${JSON.stringify(live)}</script></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      date: 'Sun, 22 Nov 2026 10:00:00 GMT',
      'content-security-policy': "default-src 'none'",
    },
  });
}

/**
 * A browser with the service worker in it: its global scope, its caches and a network that answers as the test says. With `full` storage,
 * nothing can be kept; with `refused`, storage cannot be accessed at all.
 */
export async function exampleWorker(network: Network, storage: 'works' | 'full' | 'refused' = 'works') {
  const stored = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, Listener>();
  const called: string[] = [];
  const browser = { network, storage, called };

  const requireStorage = () => {
    if (browser.storage === 'refused') throw new DOMException('Storage is refused.', 'SecurityError');
  };
  const open = async (name: string) => {
    requireStorage();
    const kept = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, kept);
    return {
      match: async (address: string) => kept.get(address.replace(ORIGIN, ''))?.clone(),
      keys: async () => [...kept.keys()].map((address) => ({ url: ORIGIN + address })),
      delete: async (address: string) => kept.delete(address),
      async put(address: string, answer: Response) {
        if (browser.storage === 'full') throw new DOMException('Storage is full.', 'QuotaExceededError');
        const { status, headers } = answer;
        kept.set(address, new Response(await answer.arrayBuffer(), { status, headers }));
      },
    };
  };
  Object.assign(globalThis, {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: { navigationPreload: { enable: async () => void called.push('preload') } },
    clients: { claim: async () => void called.push('claim') },
    location: { origin: ORIGIN },
    skipWaiting: async () => void called.push('skip waiting'),
    fetch: async (asked: string | { readonly url: string }, options?: RequestInit) =>
      browser.network(typeof asked === 'string' ? asked : asked.url.replace(ORIGIN, ''), options),
    caches: {
      open,
      async match(address: string) {
        requireStorage();
        for (const kept of stored.values()) if (kept.has(address)) return kept.get(address)?.clone();
        return undefined;
      },
      async keys() {
        requireStorage();
        return [...stored.keys()];
      },
      delete: async (name: string) => stored.delete(name),
    },
  });
  await jest.isolateModulesAsync(async () => void (await import('./worker.ts')));

  /** Resolves once everything that an event waits for is done. */
  async function dispatch(type: string, more: Record<string, unknown> = {}, answered?: (answer: Promise<Response>) => void): Promise<void> {
    const work: Promise<unknown>[] = [];
    const respondWith = (answer: Promise<Response>) => {
      answered?.(answer);
      work.push(answer.catch(() => {}));
    };
    listeners.get(type)?.({ ...more, respondWith, waitUntil: (task: Promise<unknown>) => work.push(task) });
    for (let done = 0; done < work.length; done += 1) await work[done];
  }

  return {
    browser,
    dispatch,
    /**
     * The response to a request; with `done`, it waits until the work that follows the response is done too. No response if the worker
     * leaves the request to the browser.
     */
    ask(
      address: string,
      request: { mode?: string; method?: string; destination?: string; headers?: HeadersInit; preload?: Promise<Response> } = {},
    ) {
      const { mode = 'navigate', method = 'GET', destination = '', headers, preload } = request;
      const url = address.startsWith('https:') ? address : ORIGIN + address;
      let answer: Promise<Response> | undefined;
      const event = { request: { url, mode, method, destination, headers: new Headers(headers) }, preloadResponse: preload };
      let isDone = false;
      void dispatch('fetch', event, (given) => {
        answer = given;
      }).then(() => {
        isDone = true;
      });
      const done = async () => {
        while (!isDone) await jest.advanceTimersByTimeAsync(100);
      };
      return { answer: answer as Promise<Response> | undefined, done };
    },
    tell: (data: ReadMessage) => dispatch('message', { data }),
    /** Everything that is kept: addresses by the name of the cache. */
    kept: () => Object.fromEntries([...stored].map(([name, answers]) => [name, [...answers.keys()]])),
    putAside: async (name: string, address: string, words: string) => (await open(name)).put(address, new Response(words)),
  };
}
