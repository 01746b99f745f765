import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { type Kept, useKept } from './use-kept.ts';
import { type Steps, useSteps } from './use-steps.ts';

/** What this browser keeps, and the steps that change it. */
interface KeptAndSteps {
  readonly kept: Kept | undefined;
  readonly steps: Steps;
}

const Context = createContext<KeptAndSteps | undefined>(undefined);

/**
 * Gives the parts of the page what the browser keeps. They are shown anew in a piece of work that gives way: when it is read, parts of
 * the page have yet to come to life, and on a slow phone all of them at once would hold up the visitor.
 */
export function KeptProvider({ children }: { readonly children: ReactNode }) {
  const kept = useKept();
  const steps = useSteps(kept);
  const now = useMemo(() => ({ kept, steps }), [kept, steps]);
  return <Context value={useDeferredValue(now)}>{children}</Context>;
}

/** What is kept, and the steps; inside of a {@link KeptProvider} only. */
export function useKeptAndSteps(): KeptAndSteps {
  const found = useContext(Context);
  if (!found) throw new Error('Nothing gives this part what the browser keeps.');
  return found;
}
