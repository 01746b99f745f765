import { CLIENT_EVENTS_ADDRESS, type ClientEvent } from '@portal/contracts';

/** Releases that were reported in this page view. */
const told = new Set<string>();

/** Reports a fault of a release, the first in this page view. Nothing waits for it, and when it is lost nobody misses it. */
export function reportFault(event: ClientEvent): void {
  const name = `${event.app} ${event.release}`;
  if (told.has(name)) return;
  told.add(name);
  // No cookies, and it goes out even when the visitor leaves.
  const init = { method: 'POST', keepalive: true, credentials: 'omit', priority: 'low', body: JSON.stringify(event) } as const;
  fetch(CLIENT_EVENTS_ADDRESS, { ...init, headers: { 'Content-Type': 'application/json' } }).catch(() => {});
}
