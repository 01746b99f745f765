import { useEffect, useState } from 'react';
import type { LazyPart } from './lazy-part.ts';

/** Within this many milliseconds, a part appears, or the visitor learns that it has not loaded (design: look, "Loading"). */
const TIMEOUT_MS = 10_000;

interface PartState<Value> {
  readonly value: Value | undefined;
  /** The last attempt failed. It stays true while another one is running. */
  readonly failed: boolean;
  readonly isFetching: boolean;
}

/** Fetches a part that has been opened. A part that was fetched before is there in the first render. */
export function useLazyPart<Value>({ current, load }: LazyPart<Value>): PartState<Value> & { readonly retry: () => void } {
  const [state, setState] = useState<PartState<Value>>(() => ({ value: current(), failed: false, isFetching: true }));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isSettled = false;
    const settle = (next: PartState<Value>) => {
      if (isSettled) return;
      isSettled = true;
      setState((before) => (before.value && before.value === next.value ? before : next));
    };
    const fail = () => settle({ value: undefined, failed: true, isFetching: false });
    const timer = setTimeout(fail, TIMEOUT_MS);
    load().then((value) => settle({ value, failed: false, isFetching: false }), fail);
    return () => {
      isSettled = true;
      clearTimeout(timer);
    };
    // Another attempt is another fetch.
  }, [load, attempt]);

  function retry() {
    setState((before) => ({ ...before, isFetching: true }));
    setAttempt((count) => count + 1);
  }
  return { ...state, retry };
}
