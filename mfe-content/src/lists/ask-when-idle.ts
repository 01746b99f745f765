import { type Address, queryDefaults, reading } from '@portal/api-client';
import { useEffect } from 'react';

/** A browser that cannot say when it is idle is given this long after the page works. */
const WITHOUT_IDLE_MS = 1000;

const asked = new Set<string>();

/**
 * Asks the API once a visit for lists that the page does not show (3-decisions.md, "Lists that are asked for but not shown"): after
 * hydration, when the browser is idle. Failures are ignored. `addresses` must be the same array in every render.
 */
export function useAskWhenIdle(addresses: readonly Address<'get'>[]): void {
  useEffect(() => {
    const ask = () => {
      for (const address of addresses) {
        if (asked.has(address)) continue;
        asked.add(address);
        queryDefaults.queries.queryFn(reading(address)).catch(() => undefined);
      }
    };
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(ask, WITHOUT_IDLE_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(ask);
    return () => cancelIdleCallback(request);
  }, [addresses]);
}
