import { Checkbox, ProgressBar } from '@portal/ui';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './checklist.module.css';
import type { ChecklistStrings } from './checklist.schema.ts';
import { ITEMS, tickedItems, ticksAfter } from './checklist-rules.ts';

interface Props {
  readonly strings: Pick<ChecklistStrings, 'progress' | 'note' | 'items'>;
  readonly ticks: readonly number[];
  readonly onChange: (ticks: readonly number[]) => void;
}

/** What to settle before AI enters a project, and how much of it is settled. The browser stores the check marks. */
export function Checklist({ strings, ticks, onChange }: Props) {
  const id = useId();

  // A visitor who was faster than the page's scripts has already checked something. It is added once the stored check marks are shown.
  const list = useRef<HTMLUListElement>(null);
  const [early, setEarly] = useState<readonly number[]>([]);
  const adopt = useEffectEvent(() => onChange(early.reduce((all, item) => ticksAfter(all, item, true), ticks)));
  useLayoutEffect(() => setEarly(tickedIn(list.current)), []);
  useEffect(() => {
    if (early.length > 0) adopt();
  }, [early]);

  return (
    <div className={styles.checklist}>
      <div className={styles.progress}>
        <p className={styles.label}>{strings.progress}</p>
        <ProgressBar label={strings.progress} value={tickedItems(ticks)} max={ITEMS} />
        <p className={styles.note}>{strings.note}</p>
      </div>
      <ul ref={list} className={styles.items}>
        {strings.items.map(({ item, hint }, index) => (
          <li key={item} className={styles.item}>
            <Checkbox
              label={<span className={ticks.includes(index) ? styles.ticked : styles.open}>{item}</span>}
              checked={ticks.includes(index)}
              onChange={(event) => onChange(ticksAfter(ticks, index, event.currentTarget.checked))}
              autoComplete="off"
              aria-describedby={`${id}-${index}`}
            />
            <p id={`${id}-${index}`} className={styles.hint}>
              {hint}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Positions of the boxes that are checked in the page itself. */
function tickedIn(list: HTMLUListElement | null): number[] {
  return [...(list?.querySelectorAll('input') ?? [])].flatMap((box, index) => (box.checked ? [index] : []));
}
