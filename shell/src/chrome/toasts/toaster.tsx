import * as Radix from '@radix-ui/react-toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToasts, TOAST_DURATION_MS, TOAST_SWIPE_PX } from './toast-queue.ts';
import styles from './toaster.module.css';

/** Separates the parts of a toast when they are announced as one text; it is invisible. */
const BETWEEN = ' ';

/** Shows the toast in the queue: a timer that pauses on hover, on focus and in a hidden tab, swipe, F8, action and close button. */
export function Toaster({ announcer }: { readonly announcer: HTMLElement }) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  // Radix notices when a tab is left, but not when a toast arrives in a hidden one.
  const hidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  useEffect(() => {
    // Input methods use F8 too: while text is being composed, the key belongs to them and may be called "Process".
    const whileComposing = (event: KeyboardEvent) => {
      if (event.code === 'F8' && event.isComposing) event.stopPropagation();
    };
    window.addEventListener('keydown', whileComposing, { capture: true });
    return () => window.removeEventListener('keydown', whileComposing, { capture: true });
  }, []);
  const destructive = toast?.look === 'destructive';
  return (
    // The provider stays paused if the toast that was hovered or focused disappears (radix-ui/primitives#2268), so every toast has its own
    // provider.
    <Radix.Provider key={toast?.id} swipeThreshold={TOAST_SWIPE_PX} announcerContainer={announcer}>
      {toast && (
        <Radix.Root
          open={toast.open}
          duration={hidden ? Number.POSITIVE_INFINITY : TOAST_DURATION_MS}
          onOpenChange={(open) => !open && dismissToast()}
          type={destructive ? 'foreground' : 'background'}
          className={`${styles.toast} ${destructive ? styles.destructive : ''}`}
        >
          {destructive && <CircleAlert className={styles.icon} aria-hidden="true" focusable="false" />}
          <div className={styles.words}>
            <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
            {toast.description && (
              <>
                {BETWEEN}
                <Radix.Description className={styles.description}>{toast.description}</Radix.Description>
              </>
            )}
          </div>
          {toast.action && (
            <>
              {BETWEEN}
              <Radix.Action className={styles.action} altText={toast.action.label} onClick={toast.action.onSelect}>
                {toast.action.label}
              </Radix.Action>
            </>
          )}
          <Radix.Close className={styles.close} aria-label="Close">
            <X aria-hidden="true" focusable="false" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className={styles.viewport} />
    </Radix.Provider>
  );
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
