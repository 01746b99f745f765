import { Badge, PageHeader } from '@portal/ui';
import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface Props {
  readonly strings: {
    readonly badge?: string;
    readonly heading: string;
    readonly lead: string;
    /** What the drawing shows, for people who cannot see it. */
    readonly drawing: string;
  };
  /** Address of the drawing. */
  readonly drawing: string;
  /** The page is a list in which visitors look something up: on a narrow screen, it begins where the drawing would be. */
  readonly isList?: boolean;
  /** What visitors can do at once. */
  readonly children?: ReactNode;
}

/** The beginning of a content page: what it is, in words and as a drawing. */
export function PageHead({ strings, drawing, isList = false, children }: Props) {
  return (
    <div className={styles.head}>
      <PageHeader badge={strings.badge && <Badge tone="primary">{strings.badge}</Badge>} title={strings.heading} lead={strings.lead}>
        {children && <div className={styles.actions}>{children}</div>}
      </PageHeader>
      <img className={`${styles.drawing} ${isList ? styles.beside : ''}`} src={drawing} alt={strings.drawing} width={320} height={240} />
    </div>
  );
}
