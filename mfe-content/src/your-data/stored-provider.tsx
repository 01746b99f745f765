import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { type Steps, useSteps } from './use-steps.ts';
import { type StoredData, useStored } from './use-stored.ts';

/** What this browser stores, and the steps that change it. */
interface StoredAndSteps {
  readonly stored: StoredData | undefined;
  readonly steps: Steps;
}

const Context = createContext<StoredAndSteps | undefined>(undefined);

/**
 * Provides the parts of the page with what the browser stores. They are rendered again as a transition: when it is read, parts of the page
 * are not hydrated yet, and on a slow phone, all of them at once would be a long task.
 */
export function StoredProvider({ children }: { readonly children: ReactNode }) {
  const stored = useStored();
  const steps = useSteps(stored);
  const now = useMemo(() => ({ stored, steps }), [stored, steps]);
  return <Context value={useDeferredValue(now)}>{children}</Context>;
}

/** What is stored, and the steps; only inside a {@link StoredProvider}. */
export function useStoredAndSteps(): StoredAndSteps {
  const found = useContext(Context);
  if (!found) throw new Error('There is no StoredProvider around this.');
  return found;
}
