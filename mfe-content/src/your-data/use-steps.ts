import { browserPlaces, type StoredTexts, storeTexts, undone } from '@portal/progress/data-file';
import { useMemo, useState } from 'react';
import type { StoredData } from './use-stored.ts';

/** The result of a step, and the part of the page below which it is shown. */
export interface Outcome {
  readonly section: 'bring' | 'clear';
  readonly what: 'merged' | 'replaced' | 'cleared' | 'undone' | 'full' | 'blocked';
  /** Whether the last step can be undone. */
  readonly canUndo: boolean;
}

/** Takes a step: from what is stored now to what should be stored. All of it is done, or nothing. */
export type TakeStep = (section: Outcome['section'], what: Outcome['what'], next: (now: StoredTexts) => StoredTexts) => void;

/** The steps, and the result of the last one. */
export interface Steps {
  readonly outcome: Outcome | undefined;
  readonly take: TakeStep;
  readonly undo: () => void;
}

/** The steps that change everything at once; the last can be undone while the page is open. */
export function useSteps(stored: StoredData | undefined): Steps {
  const [outcome, setOutcome] = useState<Outcome>();
  const [last, setLast] = useState<{ readonly before: StoredTexts; readonly after: StoredTexts }>();

  return useMemo(() => {
    const take: TakeStep = (section, what, next) => {
      if (!stored) return;
      const before = stored.now();
      const after = next(before);
      const failure = storeTexts(browserPlaces, after);
      if (!failure) setLast(what === 'undone' ? undefined : { before, after });
      setOutcome({ section, what: failure ?? what, canUndo: failure ? last !== undefined : what !== 'undone' });
    };

    const undo = () => {
      if (last && outcome) take(outcome.section, 'undone', (now) => undone(now, last.before, last.after));
    };
    return { outcome, take, undo };
  }, [stored, outcome, last]);
}
