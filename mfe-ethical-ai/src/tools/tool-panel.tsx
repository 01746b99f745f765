import { Button, type LazyPart, useLazyPart, VisuallyHidden } from '@portal/ui';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ComponentType, useEffect, useEffectEvent, useId, useRef } from 'react';
import styles from './tool-panel.module.css';
import type { ToolsStrings } from './tools.schema.ts';

interface Props {
  readonly strings: Pick<ToolsStrings, 'close' | 'loading' | 'failed'>;
  readonly title: string;
  readonly part: LazyPart<ComponentType>;
  /** The visitor opened it from its card instead of through a link. */
  readonly byHand: boolean;
  readonly onClose: () => void;
}

/** An open tool: its heading at once, then its content, or why that did not load. */
export function ToolPanel({ strings, title, part, byHand, onClose }: Props) {
  const id = useId();
  const { value: Part, failed, isFetching, retry } = useLazyPart(part);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hadFailed = useRef(false);

  // Only once: a panel that was opened through a link and is closed by hand must not take the focus again as it disappears.
  const arrive = useEffectEvent(() => {
    if (byHand) {
      heading.current?.focus({ preventScroll: true });
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      panel.current?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
    } else if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);

  useEffect(() => {
    if (failed) hadFailed.current = true;
    // The button that had the focus is gone.
    else if (hadFailed.current) heading.current?.focus({ preventScroll: true });
  }, [failed]);

  return (
    <section ref={panel} className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h3>
        <Button variant="quiet" onClick={onClose} data-print="none">
          {strings.close} <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </div>
      <div role="status" className={styles.status}>
        {!Part && isFetching && strings.loading}
      </div>
      {Part ? (
        <Part />
      ) : failed ? (
        <div role="alert" className={styles.failed}>
          <p className={styles.problem}>
            <TriangleAlert aria-hidden />
            {strings.failed.title}
          </p>
          <p>{strings.failed.text}</p>
          <Button variant="secondary" onClick={retry}>
            {isFetching ? strings.failed.trying : strings.failed.retry}
          </Button>
        </div>
      ) : (
        <div className={styles.coming} />
      )}
    </section>
  );
}
