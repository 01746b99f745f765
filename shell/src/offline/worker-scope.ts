/** An event that lasts until the promises passed to it have settled. */
interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /** The response to a navigation request that the browser sent without waiting for the worker to start. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** What a page loaded before a worker could see its requests. */
export interface ReadMessage {
  /** Its address, without the query. */
  readonly page: string;
  /** Addresses of the release files that it has loaded. */
  readonly files: readonly string[];
}

/**
 * The global scope of a service worker, as far as it is used: the DOM types do not include it, and the types for workers contradict them.
 */
export interface WorkerScope {
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly location: { readonly origin: string };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'fetch', listener: (event: RequestEvent) => void): void;
    (type: 'message', listener: (event: LastingEvent & { readonly data: ReadMessage }) => void): void;
  };
}
