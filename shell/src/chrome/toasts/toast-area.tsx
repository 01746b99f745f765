import { type ComponentType, useEffect, useRef, useState } from 'react';
import { currentToast, subscribeToToasts } from './toast-queue.ts';

/** Events before which no toast can be shown. Reading and scrolling do not count. */
const FIRST_INTERACTIONS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The notification area. Its live region is plain HTML from the first paint; the part that shows toasts is loaded at the visitor's
 * first interaction, long before there is a toast (design: federation, point 11). A visitor who only reads never downloads it.
 */
export function ToastArea() {
  const announcer = useRef<HTMLDivElement>(null);
  const [Toaster, setToaster] = useState<ComponentType<{ announcer: HTMLElement }>>();
  useEffect(() => {
    let here = true;
    const leave: (() => void)[] = [];
    const fetchToaster = () => {
      for (const stop of leave.splice(0)) stop();
      import('./toaster.tsx').then(
        (module) => here && setToaster(() => module.Toaster),
        () => console.warn('[portal] The notification area could not be loaded; every message is also shown beside its control.'),
      );
    };
    for (const interaction of FIRST_INTERACTIONS) {
      document.addEventListener(interaction, fetchToaster, { passive: true });
      leave.push(() => document.removeEventListener(interaction, fetchToaster));
    }
    leave.push(subscribeToToasts(fetchToaster));
    if (currentToast()?.open) fetchToaster();
    return () => {
      here = false;
      for (const stop of leave.splice(0)) stop();
    };
  }, []);
  return (
    <>
      <div ref={announcer} className="visually-hidden" aria-live="polite" />
      {Toaster && announcer.current && <Toaster announcer={announcer.current} />}
    </>
  );
}
