/** An event that lasts until the promises that it was given have settled. */
interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface RequestEvent extends LastingEvent {
  readonly request: Request;
  /** The answer to a navigation for which the browser did not wait until the worker had started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** What a page has shown before a worker saw its requests. */
export interface ReadMessage {
  /** Its address, without query. */
  readonly page: string;
  /** Addresses of the files of releases that it has loaded. */
  readonly files: readonly string[];
}

/** The global scope of a service worker, as far as it is used: the types of the DOM have none, and those of workers contradict them. */
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
