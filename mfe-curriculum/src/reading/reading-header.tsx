import { Badge, PageHeader, ProgressBar } from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';

export type ReadingHeaderProps = {
  readonly module: {
    readonly title: string;
    readonly level: string;
    readonly description: string;
  };
  /** X in "Module X of N"; undefined outside the path. */
  readonly position: number | undefined;
  readonly total: number;
  /** The toolbar. */
  readonly children?: ReactNode;
};

/** The beginning of a module. It takes the focus when it appears, so that a screen reader says where the visitor is. */
export function ReadingHeader({ module, position, total, children }: ReadingHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <PageHeader titleRef={heading} title={module.title} lead={module.description} badge={<Badge tone="primary">{module.level}</Badge>}>
      {position !== undefined && (
        <ProgressBar
          label="Place on the path"
          value={position}
          max={total}
          valueText={
            <>
              <span>Place on the path: </span>
              {`Module ${position} of ${total}`}
            </>
          }
        />
      )}
      {children}
    </PageHeader>
  );
}
