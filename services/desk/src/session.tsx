import type { ReviewSummary } from '@portal/contracts';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { ask, sentenceOf } from './ask.ts';

/** Who is signed in. */
interface Session {
  /** `undefined` until the server has answered; `null` if nobody is signed in. */
  readonly who: ReviewSummary | null | undefined;
  readonly problem: string | undefined;
  /** Requests who is signed in and what is waiting. */
  readonly refresh: () => Promise<void>;
  /** The session is over. */
  readonly end: () => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** Provides everything inside it with who is signed in. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [who, setWho] = useState<ReviewSummary | null>();
  const [problem, setProblem] = useState<string>();
  const end = useCallback(() => setWho(null), []);
  const refresh = useCallback(async () => {
    try {
      const { who: now } = await ask<{ who: ReviewSummary | null }>('session');
      setWho(now);
      setProblem(undefined);
    } catch (refused) {
      setProblem(sentenceOf(refused));
    }
  }, []);
  useEffect(() => void refresh(), [refresh]);
  const session = useMemo(() => ({ who, problem, refresh, end }), [who, problem, refresh, end]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no SessionProvider around this.');
  return session;
}
