import { Button } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import styles from './category-filter.module.css';
import type { ToolsPageWords } from './tools-page.schema.ts';

interface Props {
  readonly words: ToolsPageWords['search'];
  readonly categories: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (category: string | undefined) => void;
}

/** "Advanced Filters": all tools first, then each category; choosing one closes the list, as do Esc and a click outside. */
export function CategoryFilter({ words, categories, chosen, onChoose }: Props) {
  const list = useId();
  const heading = useId();
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function choose(category: string | undefined) {
    onChoose(category);
    popover.current?.hidePopover();
    button.current?.focus();
  }

  const says = chosen && words.chosen.replace('{category}', () => chosen);
  return (
    <>
      <Button
        ref={button}
        look="secondary"
        icon={<SlidersHorizontal aria-hidden />}
        popoverTarget={list}
        aria-expanded={open}
        aria-controls={list}
        className={styles.button}
      >
        {words.filter}
      </Button>
      <div ref={popover} id={list} popover="auto" className={styles.list} onToggle={(event) => setOpen(event.newState === 'open')}>
        <p id={heading} className={styles.heading}>
          {words.filterHeading}
        </p>
        <ul aria-labelledby={heading} className={styles.choices}>
          {[undefined, ...categories].map((category) => (
            <li key={category ?? ''}>
              <button type="button" aria-pressed={category === chosen} className={styles.choice} onClick={() => choose(category)}>
                <Check aria-hidden className={styles.check} />
                {category ?? words.all}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {says && (
        <Button look="quiet" iconEnd={<X aria-hidden />} aria-label={`${says}, ${words.remove}`} onClick={() => choose(undefined)}>
          {says}
        </Button>
      )}
    </>
  );
}
