import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { type Steps, useSteps } from './use-steps.ts';
import { type Kept, useStored } from './use-stored.ts';

/** What this browser keeps, and the steps that change it. */
interface StoredAndSteps {
  readonly kept: Kept | undefined;
  readonly steps: Steps;
}

const Context = createContext<StoredAndSteps | undefined>(undefined);

/**
 * Gives the parts of the page what the browser stores. They are rendered again as a transition: when it is read, parts of the page are
 * not hydrated yet, and on a slow phone all of them at once would be a long task.
 */
export function StoredProvider({ children }: { readonly children: ReactNode }) {
  const kept = useStored();
  const steps = useSteps(kept);
  const now = useMemo(() => ({ kept, steps }), [kept, steps]);
  return <Context value={useDeferredValue(now)}>{children}</Context>;
}

/** What is kept, and the steps; inside of a {@link StoredProvider} only. */
export function useStoredAndSteps(): StoredAndSteps {
  const found = useContext(Context);
  if (!found) throw new Error('Nothing gives this part what the browser keeps.');
  return found;
}
