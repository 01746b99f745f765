import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, Refused } from './ask.ts';
import { useSession } from './session.tsx';

/** How often a list is requested again, in milliseconds, so that reviewers see each other's decisions. */
const AGAIN_MS = 15_000;

/** What was requested: nothing yet, an answer, or why there is none. */
export interface Asked<Answer> {
  readonly answer: Answer | undefined;
  readonly problem: Refused | undefined;
  /** Asks again now. */
  readonly again: () => void;
}

/**
 * Requests something, and with `follow` repeats that regularly and whenever the window gets the focus. A reviewer who is no longer signed
 * in is sent to the sign-in page.
 */
export function useAsked<Answer>(path: string, follow = false): Asked<Answer> {
  const { end } = useSession();
  const [state, setState] = useState<{ path: string; answer?: Answer; problem?: Refused }>({ path });
  const latest = useRef(0);
  const again = useCallback(() => {
    latest.current += 1;
    const request = latest.current;
    ask<Answer>(path).then(
      (answer) => request === latest.current && setState({ path, answer }),
      (problem) => {
        if (request !== latest.current) return;
        if (problem instanceof Refused && problem.status === 401) end();
        // A list that was loaded stays if requesting it again fails.
        else setState((before) => (before.path === path && before.answer ? before : { path, problem }));
      },
    );
  }, [path, end]);
  useEffect(() => {
    again();
    if (!follow) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), AGAIN_MS);
    window.addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', again);
    };
  }, [again, follow]);
  const isOfThis = state.path === path;
  return { answer: isOfThis ? state.answer : undefined, problem: isOfThis ? state.problem : undefined, again };
}
