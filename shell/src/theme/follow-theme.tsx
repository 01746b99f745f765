import { useSettings } from '@portal/progress';
import { useEffect, useRef } from 'react';

/** Applies the chosen theme when it changes, in this tab or another. On load, the blocking script has already done so. */
export function FollowTheme() {
  const { theme } = useSettings().settings;
  const first = useRef(true);
  useEffect(() => {
    // The first render does not know the storage yet.
    if (first.current && theme === undefined) return;
    first.current = false;
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme]);
  return null;
}
