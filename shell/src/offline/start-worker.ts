import { CACHE_PREFIX, type LiveDocument } from '@portal/contracts';
import type { createBrowserRouter } from 'react-router-dom';
import { findRoute } from '../releases/live-document.ts';
import { setOfflineAvailable } from './use-offline.ts';
import type { ReadMessage } from './worker-scope.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Registers the service worker that the live document names, once the page has loaded, and tells it what is read; if no worker is named,
 * removes the browser's worker and its caches. Errors only make offline reading unavailable.
 */
export function startWorker(live: LiveDocument, router: Router): void {
  const begin = () =>
    void (live.worker === undefined ? remove(live) : register(live, live.worker, router)).catch(() => setOfflineAvailable(live, false));
  // Browsers do not support workers in unencrypted pages, and some not in private windows.
  if (!navigator.serviceWorker) setOfflineAvailable(live, false);
  else if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function register(live: LiveDocument, address: string, router: Router): Promise<void> {
  const { serviceWorker } = navigator;
  // A worker that controls the page has seen what it loaded.
  let shown = serviceWorker.controller ? location.pathname : undefined;
  await serviceWorker.register(address, { updateViaCache: 'none' });
  setOfflineAvailable(live, true);
  const tell = async () => {
    const page = location.pathname;
    if (router.state.navigation.state !== 'idle' || page === shown) return;
    const files = shown === undefined ? loadedFiles() : [];
    shown = page;
    if (findRoute(live, page)?.route.kept === false) return;
    const { active } = await serviceWorker.ready;
    active?.postMessage({ page, files } satisfies ReadMessage);
  };
  router.subscribe(() => void tell());
  await tell();
}

/** Addresses of the release files that the page has loaded. */
function loadedFiles(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, ''));
  return addresses.filter((address) => address.startsWith('/releases/'));
}

/** Removes caches even if no worker is registered: a worker that was removed serves the tabs that it controls until they are closed. */
async function remove(live: LiveDocument): Promise<void> {
  setOfflineAvailable(live, false);
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}
