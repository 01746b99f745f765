import * as Radix from '@radix-ui/react-toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToasts, TOAST_DURATION_MS, TOAST_SWIPE_PX } from './toast-queue.ts';
import styles from './toaster.module.css';

/** Keeps the parts of a toast apart where they are announced as one text; nothing is seen of it. */
const BETWEEN = ' ';

/** Shows the toast of the queue: timer that pauses on hover, focus and a hidden tab, swipe, F8, action and close button. */
export function Toaster({ announcer }: { readonly announcer: HTMLElement }) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  // Radix notices a tab that is left, not a toast that arrives in one.
  const hidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);
  useEffect(() => {
    // F8 is a key of input methods too: while text is composed it is theirs, and may be called "Process".
    const whileComposing = (event: KeyboardEvent) => {
      if (event.code === 'F8' && event.isComposing) event.stopPropagation();
    };
    window.addEventListener('keydown', whileComposing, { capture: true });
    return () => window.removeEventListener('keydown', whileComposing, { capture: true });
  }, []);
  const destructive = toast?.look === 'destructive';
  return (
    // The provider keeps a pause when the toast goes that was hovered or focused (radix-ui/primitives#2268): every toast has its own.
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
