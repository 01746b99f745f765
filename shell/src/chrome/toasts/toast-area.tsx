import { type ComponentType, useEffect, useState } from 'react';

/**
 * The notification area. Its live region is plain HTML from the first paint; the part that shows toasts is fetched after
 * hydration, when the browser has nothing else to do (design: federation, point 11).
 */
export function ToastArea() {
  const [announcer, setAnnouncer] = useState<HTMLElement | null>(null);
  const [Toaster, setToaster] = useState<ComponentType<{ announcer: HTMLElement }>>();
  useEffect(() => {
    let here = true;
    const fetchToaster = () =>
      import('./toaster.tsx').then(
        (module) => here && setToaster(() => module.Toaster),
        () => console.warn('[portal] The notification area could not be loaded; every message also stands beside its control.'),
      );
    if ('requestIdleCallback' in window) requestIdleCallback(fetchToaster, { timeout: 3000 });
    else setTimeout(fetchToaster, 500);
    return () => {
      here = false;
    };
  }, []);
  return (
    <>
      <div ref={setAnnouncer} className="visually-hidden" aria-live="polite" />
      {Toaster && announcer && <Toaster announcer={announcer} />}
    </>
  );
}
