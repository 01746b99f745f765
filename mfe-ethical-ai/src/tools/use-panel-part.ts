import { type ComponentType, useEffect, useState } from 'react';
import type { PanelPart } from './panel-part.ts';

/** Within this many milliseconds a tool is there, or the visitor is told that it is not (design: look, "Loading"). */
const BUDGET_MS = 10_000;

interface Arrival {
  readonly Part: ComponentType | undefined;
  /** The last attempt failed. It stays true while another one is under way. */
  readonly failed: boolean;
  readonly trying: boolean;
}

/** Fetches what stands in a panel that has been opened. What has been fetched before is there in the first render. */
export function usePanelPart({ current, load }: PanelPart): Arrival & { readonly retry: () => void } {
  const [arrival, setArrival] = useState<Arrival>(() => ({ Part: current(), failed: false, trying: true }));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let over = false;
    const settle = (next: Arrival) => {
      if (over) return;
      over = true;
      setArrival((before) => (before.Part && before.Part === next.Part ? before : next));
    };
    const fail = () => settle({ Part: undefined, failed: true, trying: false });
    const timer = setTimeout(fail, BUDGET_MS);
    load().then((Part) => settle({ Part, failed: false, trying: false }), fail);
    return () => {
      over = true;
      clearTimeout(timer);
    };
    // Another attempt is another fetch.
  }, [load, attempt]);

  function retry() {
    setArrival((before) => ({ ...before, trying: true }));
    setAttempt((count) => count + 1);
  }
  return { ...arrival, retry };
}
