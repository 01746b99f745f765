import { type ComponentType, useEffect, useRef, useState } from 'react';
import { currentToast, subscribeToToasts } from './toast-queue.ts';

/** What a visitor does before anything can have an outcome. Reading and scrolling are not among it. */
const FIRST_DEEDS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * The notification area. Its live region is plain HTML from the first paint; the part that shows toasts is fetched when the
 * visitor touches the page for the first time, long before there is an outcome to tell (design: federation, point 11). Who only
 * reads never downloads it.
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
        () => console.warn('[portal] The notification area could not be loaded; every message also stands beside its control.'),
      );
    };
    for (const deed of FIRST_DEEDS) {
      document.addEventListener(deed, fetchToaster, { passive: true });
      leave.push(() => document.removeEventListener(deed, fetchToaster));
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
