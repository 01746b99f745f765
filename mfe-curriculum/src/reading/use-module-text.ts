import { useEffect, useState } from 'react';

/** Within this many milliseconds a text is there, or the visitor is told that it is not (design: look, "Loading"). */
const BUDGET_MS = 10_000;

/** A text that is fetched when its module is opened. */
export interface ComingText<Text> {
  readonly current: () => Text | undefined;
  readonly load: () => Promise<Text>;
}

interface Arrival<Text> {
  readonly text: Text | undefined;
  /** The last attempt failed. It stays true while another one is under way. */
  readonly failed: boolean;
  readonly trying: boolean;
}

/** Fetches the text of a module that has been opened. What has been fetched before is there in the first render. */
export function useModuleText<Text>({ current, load }: ComingText<Text>): Arrival<Text> & { readonly retry: () => void } {
  const [arrival, setArrival] = useState<Arrival<Text>>(() => ({ text: current(), failed: false, trying: true }));
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let over = false;
    const settle = (next: Arrival<Text>) => {
      if (over) return;
      over = true;
      setArrival(next);
    };
    const fail = () => settle({ text: undefined, failed: true, trying: false });
    const timer = setTimeout(fail, BUDGET_MS);
    load().then((text) => settle({ text, failed: false, trying: false }), fail);
    return () => {
      over = true;
      clearTimeout(timer);
    };
    // Another attempt is another fetch.
  }, [load, attempt]);

  const retry = () => {
    setArrival((before) => ({ ...before, trying: true }));
    setAttempt((count) => count + 1);
  };
  return { ...arrival, retry };
}
