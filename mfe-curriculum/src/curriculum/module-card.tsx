import { Badge, Button, buttonClass, Card, VisuallyHidden } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock-3';
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import css from './module-card.module.css';
import type { Step } from './place.ts';

export type ModuleCardProps = {
  readonly module: {
    readonly title: string;
    readonly description: string;
    readonly level: string;
    readonly duration: string;
    readonly Icon: ComponentType;
    readonly isInteractive: boolean;
  };
  /** Where the module opens. */
  readonly to: string | { readonly hash: string };
  /** The one that comes next on the visitor's path. */
  readonly isNext: boolean;
  readonly completed: boolean;
  /** The icons of what the visitor has done with it. */
  readonly marks: ReactNode;
  /** The visitor comes back from this module: the focus goes where it was. */
  readonly takesFocus: boolean;
  /** The visitor is about to open it. */
  readonly onIntent: () => void;
  readonly onOpen: (event: MouseEvent) => void;
};

const BY_CARD: Step = { openedBy: 'card' };

/** A module in the list. The whole card answers to its one control. */
export function ModuleCard({ module, to, isNext, completed, marks, takesFocus, onIntent, onOpen }: ModuleCardProps) {
  const { title, description, level, duration, Icon, isInteractive } = module;
  const heading = useId();
  const control = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (takesFocus) returnTo(control.current);
  }, [takesFocus]);

  return (
    <Card interactive={isInteractive} aria-labelledby={heading}>
      <div className={css.top}>
        <span className={css.icon}>
          <Icon aria-hidden />
        </span>
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
          <Link
            ref={control}
            to={to}
            state={BY_CARD}
            onClick={onOpen}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            className={`${buttonClass({ look: isNext ? 'primary' : 'secondary', size: 'sm' })} ${css.start}`}
          >
            Click here to start
            <VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        ) : (
          <Button look="secondary" size="sm" disabled>
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

/** Going back restores the scroll position; a card that is not in sight then is brought there. */
function returnTo(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true });
  const card = control?.closest('article')?.getBoundingClientRect();
  if (card && (card.bottom < 0 || card.top > window.innerHeight)) control?.scrollIntoView({ block: 'center' });
}
