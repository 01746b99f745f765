import { Badge, Button, buttonClass, Card, VisuallyHidden } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock-3';
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import css from './module-card.module.css';
import { OpenLink } from './open-link.tsx';
import type { Step } from './place.ts';

export type ModuleCardProps = {
  readonly module: {
    readonly title: string;
    readonly description: string;
    readonly level: string;
    readonly duration: string;
    readonly Icon?: ComponentType;
    readonly isInteractive: boolean;
  };
  /** The page with its text, and the place on this page where it opens instead. */
  readonly address: string;
  readonly place?: { readonly hash: string };
  /** What the control says. */
  readonly action: string;
  /** The next one on the visitor's path. */
  readonly isNext: boolean;
  readonly completed: boolean;
  /** Whether the whole card shows that it is completed. */
  readonly shines?: boolean;
  /** The icons for what the visitor has done with it. */
  readonly marks: ReactNode;
  /** The visitor is coming back from this module: the focus returns to it. */
  readonly takesFocus: boolean;
  /** The visitor is about to open it. */
  readonly onIntent: () => void;
  readonly onOpen?: (event: MouseEvent) => void;
};

const BY_CARD: Step = { openedBy: 'card' };

/** A module in the list. The whole card acts as its one control. */
export function ModuleCard(props: ModuleCardProps) {
  const { module, address, place, action, isNext, completed, shines = false, marks, takesFocus, onIntent, onOpen } = props;
  const { title, description, level, duration, Icon, isInteractive } = module;
  const heading = useId();
  const control = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (takesFocus) returnTo(control.current);
  }, [takesFocus]);

  return (
    <Card interactive={isInteractive} aria-labelledby={heading} className={shines && completed ? css.shining : undefined}>
      <div className={css.top}>
        {Icon && (
          <span className={css.icon}>
            <Icon aria-hidden />
          </span>
        )}
        <Badge>{level}</Badge>
        {marks}
      </div>
      <h3 id={heading}>{title}</h3>
      {completed && (
        <Badge tone="achieved" icon={<Check aria-hidden />} className={css.completed}>
          Completed
        </Badge>
      )}
      <p className={css.description}>{description}</p>
      <div className={css.end} data-card="end">
        {isInteractive ? (
          <OpenLink
            ref={control}
            address={address}
            place={place}
            state={BY_CARD}
            onIntent={onIntent}
            onOpen={onOpen}
            className={`${buttonClass({ variant: isNext ? 'primary' : 'secondary', size: 'sm' })} ${css.start}`}
          >
            {action}
            <VisuallyHidden> {title}</VisuallyHidden>
          </OpenLink>
        ) : (
          <Button variant="secondary" size="sm" disabled>
            Coming Soon
          </Button>
        )}
        <span className={css.duration}>
          <Clock aria-hidden />
          {duration}
        </span>
      </div>
    </Card>
  );
}

/** Going back restores the scroll position; if the card is not visible then, it is scrolled into view. */
function returnTo(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true });
  const card = control?.closest('article')?.getBoundingClientRect();
  if (card && (card.bottom < 0 || card.top > window.innerHeight)) control?.scrollIntoView({ block: 'center' });
}
