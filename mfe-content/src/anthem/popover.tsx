import { IconButton } from '@portal/ui';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import styles from './popover.module.css';

interface Props {
  readonly label: string;
  readonly icon: ReactElement;
  readonly slot: 'volume' | 'more';
  readonly children: ReactNode;
}

/** A button that opens a small box above it. The browser closes the box on Esc and on a click outside, and returns the focus. */
export function Popover({ label, icon, slot, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={label}
        icon={icon}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        className={slot === 'volume' ? styles.volumeButton : styles.moreButton}
      />
      <div
        id={id}
        popover="auto"
        className={`${styles.box} ${slot === 'volume' ? styles.volume : styles.more}`}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  );
}
