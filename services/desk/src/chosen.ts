import { useState } from 'react';

/** Records that are selected. */
export interface Chosen {
  readonly ids: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
  readonly set: (ids: readonly number[]) => void;
}

export function useChosen(): Chosen {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    toggle: (id) =>
      setIds((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    set: (chosen) => setIds(new Set(chosen)),
  };
}
