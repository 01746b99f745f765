import { Button } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import styles from './project-filter.module.css';
import type { ProjectsWords } from './projects.schema.ts';

interface Props {
  readonly words: ProjectsWords['active'];
  /** Labels of the fields present. */
  readonly fields: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (field: string | undefined) => void;
}

/** A button that opens the list of fields, of which one at most is chosen. The browser closes the list on Esc and on a click outside. */
export function ProjectFilter({ words, fields, chosen, onChoose }: Props) {
  const list = useId();
  const heading = useId();
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function choose(field: string | undefined) {
    onChoose(field);
    popover.current?.hidePopover();
    button.current?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        look="secondary"
        icon={<ListFilter aria-hidden />}
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
          {[undefined, ...fields].map((field) => (
            <li key={field ?? ''}>
              <button type="button" aria-pressed={field === chosen} className={styles.choice} onClick={() => choose(field)}>
                <Check aria-hidden className={styles.check} />
                {field ?? words.allFields}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {chosen !== undefined && (
        <Button
          look="quiet"
          iconEnd={<X aria-hidden />}
          aria-label={`${words.chosen.replace('{field}', () => chosen)}, ${words.removeFilter}`}
          onClick={() => choose(undefined)}
        >
          {words.chosen.replace('{field}', () => chosen)}
        </Button>
      )}
    </>
  );
}
