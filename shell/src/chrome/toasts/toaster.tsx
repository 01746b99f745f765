import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { currentToast, dismissToast, subscribeToToasts, TOAST_DURATION_MS, TOAST_SWIPE_PX } from './toast-queue.ts';
import styles from './toaster.module.css';

/** Shows the toast of the queue: timer that pauses on hover, focus and a hidden tab, swipe, F8, action and close button. */
export function Toaster({ announcer }: { readonly announcer: HTMLElement }) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  useEffect(() => {
    // F8 is a key of input methods too: while text is composed it is theirs.
    const whileComposing = (event: KeyboardEvent) => {
      if (event.key === 'F8' && event.isComposing) event.stopPropagation();
    };
    window.addEventListener('keydown', whileComposing, { capture: true });
    return () => window.removeEventListener('keydown', whileComposing, { capture: true });
  }, []);
  const destructive = toast?.look === 'destructive';
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeThreshold={TOAST_SWIPE_PX} announcerContainer={announcer}>
      {toast && (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          onOpenChange={(open) => !open && dismissToast()}
          type={destructive ? 'foreground' : 'background'}
          className={`${styles.toast} ${destructive ? styles.destructive : ''}`}
        >
          {destructive && <CircleAlert className={styles.icon} aria-hidden="true" focusable="false" />}
          <div className={styles.words}>
            <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
            {toast.description && <Radix.Description className={styles.description}>{toast.description}</Radix.Description>}
          </div>
          {toast.action && (
            <Radix.Action className={styles.action} altText={toast.action.label} onClick={toast.action.onSelect}>
              {toast.action.label}
            </Radix.Action>
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
