import { createProgress } from './store.ts';

/** The one store of this page. Nothing of the browser is touched before {@link startProgress} or the first change. */
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

/** Reads what the visitor's browser keeps and follows its other tabs. The shell calls it once the page is hydrated; more calls do nothing. */
export function startProgress(): void {
  progress.start();
}
