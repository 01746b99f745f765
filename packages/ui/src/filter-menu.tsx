import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import css from './filter-menu.module.css';

export type FilterMenuProps = {
  /** What the button says. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Over the choices. */
  readonly heading: string;
  /** The name of the choice "all". */
  readonly all: string;
  readonly choices: readonly string[];
  readonly chosen: string | undefined;
  /** What the button that removes the choice says, and what it does. */
  readonly chosenLabel: string | undefined;
  readonly removeLabel: string;
  readonly onChoose: (choice: string | undefined) => void;
};

/**
 * A button that opens a list of choices, of which at most one is selected. The browser closes the list on Esc and on a click outside. One
 * per page.
 */
export function FilterMenu({ label, icon, heading, all, choices, chosen, chosenLabel, removeLabel, onChoose }: FilterMenuProps) {
  const listId = useId();
  const headingId = useId();
  const popover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function choose(choice: string | undefined) {
    onChoose(choice);
    popover.current?.hidePopover();
    button.current?.focus();
  }

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        icon={icon}
        popoverTarget={listId}
        aria-expanded={isOpen}
        aria-controls={listId}
        className={css.button}
      >
        {label}
      </Button>
      <div ref={popover} id={listId} popover="auto" className={css.list} onToggle={(event) => setOpen(event.newState === 'open')}>
        <p id={headingId} className={css.heading}>
          {heading}
        </p>
        <ul aria-labelledby={headingId} className={css.choices}>
          {[undefined, ...choices].map((choice) => (
            <li key={choice ?? ''}>
              <button type="button" aria-pressed={choice === chosen} className={css.choice} onClick={() => choose(choice)}>
                <Check aria-hidden className={css.check} />
                {choice ?? all}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {chosenLabel && (
        <Button variant="quiet" iconEnd={<X aria-hidden />} aria-label={`${chosenLabel}, ${removeLabel}`} onClick={() => choose(undefined)}>
          {chosenLabel}
        </Button>
      )}
    </>
  );
}
