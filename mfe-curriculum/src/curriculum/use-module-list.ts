import { type ListState, useList } from '@portal/api-client';
import { useHydrated } from '@portal/ui';
import { useState } from 'react';

/** What the page shows: skeletons, the empty state or the built-in list. */
export type ModuleListState = 'loading' | 'empty' | 'list';

/**
 * The API is asked for one thing only: whether its list is empty (3-decisions.md, "Loading"). If the built-in list came with the page's
 * HTML, it is shown at once, and the API is asked when the browser is idle. If the page was reached from within the site, it shows
 * skeletons while the request is running.
 */
export function useModuleList(): ModuleListState {
  const isHydrated = useHydrated();
  const [cameWithHtml] = useState(!isHydrated);
  const select = ({ status, data }: ListState<unknown>): ModuleListState => {
    if (Array.isArray(data) && data.length === 0) return 'empty';
    return status === 'loading' && !cameWithHtml ? 'loading' : 'list';
  };
  return useList('/api/modules', { select, idle: cameWithHtml });
}
