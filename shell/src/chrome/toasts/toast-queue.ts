import type { Toast } from '@portal/contracts';

/** Milliseconds until a toast closes by itself (1-platform.md section 9). */
export const TOAST_DURATION_MS = 5000;
/** Milliseconds until a dismissed toast is forgotten (1-platform.md section 9). */
export const TOAST_REMOVAL_MS = 1_000_000;
/** Pixels that a swipe has to travel to dismiss a toast (1-platform.md section 9). */
export const TOAST_SWIPE_PX = 50;

/** The toast that is shown or was last shown; one is visible at a time (1-platform.md section 2). */
export interface QueuedToast extends Toast {
  readonly id: number;
  readonly open: boolean;
}

let queued: QueuedToast | undefined;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: QueuedToast | undefined): void {
  queued = next;
  for (const listener of listeners) listener();
}

/** Shows a message in place of the previous one. Without a listener, as during prerendering, nothing happens. */
export function toast(message: Toast): void {
  clearTimeout(removal);
  count += 1;
  set({ ...message, id: count, open: true });
}

/** Closes the toast and removes it after {@link TOAST_REMOVAL_MS}. */
export function dismissToast(): void {
  if (!queued?.open) return;
  set({ ...queued, open: false });
  removal = setTimeout(() => set(undefined), TOAST_REMOVAL_MS);
}

/** For `useSyncExternalStore`. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast that is shown or was last shown. */
export function currentToast(): QueuedToast | undefined {
  return queued;
}
