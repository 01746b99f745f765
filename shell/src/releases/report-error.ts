import { CLIENT_EVENTS_ADDRESS, type ClientEvent, type ClientEventStage, type LiveDocument } from '@portal/contracts';

/** Reports a release that failed, once it is known what the visitor got instead. */
export type ErrorReporter = (release: { readonly id: string; readonly version: string }, stage: ClientEventStage) => void;

/** Creates a function that reports the first error of each release in this page view to the API. Nothing waits for the request. */
export function createErrorReporter(live: LiveDocument): ErrorReporter {
  const reported = new Set<string>();
  return ({ id, version }, stage) => {
    // Errors in a preview concern only its author.
    if ('preview' in live || reported.has(id + version)) return;
    reported.add(id + version);
    const event: ClientEvent = { app: id, release: version, stage };
    // `keepalive` completes the request even if the visitor leaves the page.
    fetch(CLIENT_EVENTS_ADDRESS, {
      method: 'POST',
      body: JSON.stringify(event),
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
    })
      // An unread response keeps its connection busy.
      .then((answer) => answer.text())
      .catch(() => {});
  };
}
