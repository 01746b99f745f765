import { createProgress } from './store.ts';

/** The one store of this page. It does not access the browser before {@link startProgress} or the first change. */
export const progress = createProgress({
  get storage() {
    return window.localStorage;
  },
  get session() {
    return window.sessionStorage;
  },
  get locks() {
    return navigator.locks;
  },
  get events() {
    return window;
  },
  openChannel: () => new BroadcastChannel('portal.progress'),
});

/**
 * Reads what the visitor's browser has stored and follows its other tabs. The shell calls it once the page is hydrated; further calls do
 * nothing.
 */
export function startProgress(): void {
  progress.start();
}
