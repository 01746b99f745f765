import { useEffect, useState, useSyncExternalStore } from 'react';
import { askForModules, callState, followCall } from './modules-call.ts';

const never = () => () => {};
const no = () => false;

/**
 * What the list shows while it is asked for and after (3-decisions.md, "Loading"). With the page's HTML the built-in list came along: it
 * shows at once, and the API is asked when the browser has time. Reached from within the site, the page shows skeletons while the call runs.
 */
export function useModulesCall(): 'loading' | 'empty' | 'list' {
  // Only hydration asks for the server's value. Both values are the same, so nothing is rendered a second time.
  let isHydrating = false;
  useSyncExternalStore(never, no, () => {
    isHydrating = true;
    return false;
  });
  const [cameWithHtml] = useState(isHydrating);
  const shown = (): 'loading' | 'empty' | 'list' => {
    const state = callState();
    if (state === 'empty') return 'empty';
    return !cameWithHtml && (state === 'not asked' || state === 'running') ? 'loading' : 'list';
  };
  const show = useSyncExternalStore(followCall, shown, shown);

  useEffect(() => {
    if (!cameWithHtml) return void askForModules();
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(askForModules, 0);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(() => void askForModules());
    return () => cancelIdleCallback(idle);
  }, [cameWithHtml]);

  return show;
}
