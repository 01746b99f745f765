import { useAnswers } from '@portal/progress';
import type { LazyPart } from '@portal/ui';
import { useEffect, useState } from 'react';
import { itemsOf } from '../check-yourself/items-of.ts';

/** A text, and the key under which the answers to its questions are stored. */
export interface AskingText {
  readonly key: string;
  readonly text: LazyPart<{ readonly sections: readonly { readonly html: string }[] }>;
}

/** How many questions of a text were answered correctly, by the key of the text. */
type Understood = ReadonlyMap<string, { readonly right: number; readonly total: number }>;

interface Counts {
  readonly understood: Understood;
  /** Some texts did not load. */
  readonly failed: boolean;
}

const NONE: Counts = { understood: new Map(), failed: false };

/** Counts the right answers; only texts with an answer are fetched, because the right options are in the texts. */
export function useUnderstood(texts: readonly AskingText[]): Counts {
  const { answers } = useAnswers();
  const [counts, setCounts] = useState(NONE);
  useEffect(() => {
    let isLatest = true;
    const answered = texts.flatMap(({ key, text }) => (answers[key] ? [{ key, text, chosen: answers[key] }] : []));
    if (answered.length === 0) return setCounts(NONE);
    const count = async ({ key, text, chosen }: (typeof answered)[number]) => {
      const { sections } = await text.load();
      const items = itemsOf(new DOMParser().parseFromString(sections.map(({ html }) => html).join(''), 'text/html'));
      return [key, { right: items.filter((item) => chosen[item.id] === item.key).length, total: items.length }] as const;
    };
    void Promise.allSettled(answered.map(count)).then((results) => {
      if (!isLatest) return;
      const found = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      setCounts({ understood: new Map(found.filter(([, { total }]) => total > 0)), failed: found.length < results.length });
    });
    return () => {
      isLatest = false;
    };
  }, [texts, answers]);
  return counts;
}
