import { useAnswers } from '@portal/progress';
import { VisuallyHidden } from '@portal/ui';
import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import strings from '../../content/check-yourself.yaml';
import { makeChoosable, showChosen } from './choosable.ts';
import { type Item, itemsOf } from './items-of.ts';
import type { Understood } from './understood.ts';

export type ClickableItemsProps = {
  /** Key of the text among the stored answers. */
  readonly text: string;
  /** Contains the text's HTML, which does not change while this is mounted. */
  readonly within: RefObject<HTMLElement | null>;
  readonly onCount?: ((understood: Understood) => void) | undefined;
};

const NO_ANSWERS: Readonly<Record<string, string>> = {};
const { verdicts } = strings;

/** Lets a reader choose the options under "Check Yourself": choosing one immediately shows whether it is right and opens the reason. */
export function ClickableItems({ text, within, onCount }: ClickableItemsProps) {
  const { answers, choose } = useAnswers();
  const own = answers[text] ?? NO_ANSWERS;
  const [items, setItems] = useState<readonly Item[]>([]);
  const [said, setSaid] = useState({ words: '', time: 0 });
  const latest = useRef(choose);
  latest.current = choose;

  useEffect(() => {
    const found = within.current ? itemsOf(within.current) : [];
    for (const item of found)
      makeChoosable(item, (option) => {
        latest.current(text, item.id, option);
        item.answer.open = true;
        setSaid(({ time }) => ({ words: `${option}: ${option === item.key ? verdicts.right : verdicts.wrong}`, time: time + 1 }));
      });
    setItems(found);
  }, [text, within]);

  useEffect(() => {
    for (const item of items) showChosen(item, own[item.id], verdicts);
    const answered = items.filter(({ id, options }) => options.has(own[id] ?? ''));
    const right = answered.filter(({ id, key }) => own[id] === key);
    if (items.length > 0) onCount?.({ right: right.length, answered: answered.length, total: items.length });
  }, [items, own, onCount]);

  return (
    <VisuallyHidden>
      {/* Replaced each time, because unchanged words are not announced again. */}
      <span role="status">
        <Fragment key={said.time}>{said.words}</Fragment>
      </span>
    </VisuallyHidden>
  );
}
