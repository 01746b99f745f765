import type { ComponentType } from 'react';

/** What stands in a panel; fetched when it is wanted. */
export interface PanelPart {
  /** The part, once it has arrived. */
  readonly current: () => ComponentType | undefined;
  /** Fetches it, once; after a failure the next call tries anew. */
  readonly load: () => Promise<ComponentType>;
}

/** Remembers what `fetchPart` brought, and forgets its failures. */
export function panelPart(fetchPart: () => Promise<{ readonly default: ComponentType }>): PanelPart {
  let arrived: ComponentType | undefined;
  let underWay: Promise<ComponentType> | undefined;

  async function load(): Promise<ComponentType> {
    try {
      arrived = (await fetchPart()).default;
      return arrived;
    } catch (problem) {
      underWay = undefined;
      throw problem;
    }
  }

  return {
    current: () => arrived,
    load: () => {
      underWay ??= load();
      return underWay;
    },
  };
}
