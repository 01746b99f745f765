import { CLIENT_EVENTS_ADDRESS, type ClientEvent, type ClientEventStage, type LiveDocument } from '@portal/contracts';

/** Is told of a release that failed, once it is known what the visitor got instead. */
export type OnFault = (release: { readonly id: string; readonly version: string }, stage: ClientEventStage) => void;

/**
 * Tells the API of the first fault of each release in this page view. Nothing waits for it, and when it is lost nobody misses it.
 * As a script of its own it would be no smaller: a lazy script costs its name and its integrity here.
 */
export function tellFault(live: LiveDocument): OnFault {
  const told = new Set<string>();
  return ({ id, version }, stage) => {
    // Who looks at a release before it is live is no visitor whom it failed.
    if ('preview' in live || told.has(id + version)) return;
    told.add(id + version);
    const event: ClientEvent = { app: id, release: version, stage };
    // It goes out even when the visitor leaves.
    fetch(CLIENT_EVENTS_ADDRESS, {
      method: 'POST',
      body: JSON.stringify(event),
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      keepalive: true,
    })
      // An answer that nobody reads keeps its connection.
      .then((answer) => answer.text())
      .catch(() => {});
  };
}
