import { Badge, PageHeader, ProgressBar } from '@portal/ui';
import Clock from 'lucide-react/icons/clock-3';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './reading-header.module.css';

export type ReadingHeaderProps = {
  readonly module: { readonly title: string; readonly level: string; readonly duration: string; readonly description: string };
  /** X of "Module X of N"; nothing outside the path. */
  readonly position: number | undefined;
  readonly total: number;
  /** The toolbar. */
  readonly children: ReactNode;
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
          <span className={css.duration}>
            <Clock aria-hidden />
            {module.duration}
          </span>
        </div>
      }
    >
      {position !== undefined && (
        <ProgressBar label="Place on the path" value={position} max={total} words={`Module ${position} of ${total}`} />
      )}
      {children}
    </PageHeader>
  );
}
