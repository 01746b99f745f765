import { Badge, PageHeader } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface Props {
  readonly words: {
    readonly badge?: string;
    readonly heading: string;
    readonly lead: string;
    /** What the drawing shows, for people who cannot see it. */
    readonly drawing: string;
  };
  /** Address of the drawing. */
  readonly drawing: string;
  /** What can be done at once. */
  readonly children?: ReactNode;
}

/** How a content page begins: what it is, in words and as a drawing. */
export function PageHead({ words, drawing, children }: Props) {
  return (
    <div className={styles.head}>
      <PageHeader badge={words.badge && <Badge tone="primary">{words.badge}</Badge>} title={words.heading} lead={words.lead}>
        {children && <div className={styles.actions}>{children}</div>}
      </PageHeader>
      <img className={styles.drawing} src={drawing} alt={words.drawing} width={320} height={240} />
    </div>
  );
}
