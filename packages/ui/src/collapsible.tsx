import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type ToggleEvent, useState } from 'react';
import { classes } from './classes.ts';
import css from './collapsible.module.css';

export type CollapsibleProps = {
  readonly heading: ReactNode;
  /** Level of the heading inside the summary. */
  readonly level?: 2 | 3 | 4;
  /** Controlled by the caller; without it, the section has its own state. */
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  /** Called when the visitor, find-in-page or a link to a place inside has changed it. */
  readonly onToggle?: (open: boolean) => void;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Native details, so that the browser's search and the printer find what is inside. */
export function Collapsible({ heading, level = 3, open, defaultOpen = false, onToggle, id, className, children }: CollapsibleProps) {
  const [own, setOwn] = useState(defaultOpen);
  const shown = open ?? own;
  const Heading = `h${level}` as const;

  // The event also follows a change made here; only a change made by the browser is news.
  function followBrowser(event: ToggleEvent<HTMLDetailsElement>) {
    const now = event.currentTarget.open;
    if (event.target !== event.currentTarget || now === shown) return;
    setOwn(now);
    onToggle?.(now);
  }

  return (
    <details id={id} open={shown} onToggle={followBrowser} className={classes(css.section, className)}>
      <summary className={css.summary}>
        <Heading className={css.heading}>{heading}</Heading>
        <ChevronDown aria-hidden className={css.chevron} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
