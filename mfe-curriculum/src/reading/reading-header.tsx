import { Badge, PageHeader, ProgressBar } from '@portal/ui';
import BookOpen from 'lucide-react/icons/book-open';
import Clock from 'lucide-react/icons/clock-3';
import { type ReactNode, useEffect, useRef } from 'react';
import { inMinutes, type MinuteRange } from './minutes.ts';
import css from './reading-header.module.css';

export type ReadingHeaderProps = {
  readonly module: {
    readonly title: string;
    readonly level: string;
    readonly duration: string;
    readonly description: string;
    /** 0 while there is nothing to read. */
    readonly words: number;
    readonly minutes: MinuteRange;
  };
  /** X of "Module X of N"; nothing outside the path. */
  readonly position: number | undefined;
  readonly total: number;
  /** The toolbar. */
  readonly children?: ReactNode;
};

/** How a module begins. It takes the focus when it appears, so that a screen reader says where the visitor is. */
export function ReadingHeader({ module, position, total, children }: ReadingHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <PageHeader
      titleRef={heading}
      title={module.title}
      lead={module.description}
      badge={
        <div className={css.facts}>
          <Badge tone="primary">{module.level}</Badge>
          {module.words > 0 && (
            <span className={css.duration}>
              <BookOpen aria-hidden />
              {inMinutes(module.minutes)} to read
            </span>
          )}
          <span className={css.duration}>
            <Clock aria-hidden />
            {module.duration} in all
          </span>
        </div>
      }
    >
      {position !== undefined && (
        <ProgressBar label="Place on the path" value={position} max={total} valueText={`Module ${position} of ${total}`} />
      )}
      {children}
    </PageHeader>
  );
}
