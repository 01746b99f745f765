import { SectionHeading } from '@portal/ui';
import { type ReactNode, Suspense } from 'react';
import styles from './section.module.css';

interface Props {
  /** Names the section for links and for assistive technology. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  /** The content takes the whole width, under the heading. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of the page: a hairline, its heading, its content. Where there is room the heading stands beside and stays in sight.
 * It comes to life after the page, in a piece of work of its own.
 */
export function Section({ id, heading, lead, wide = false, children }: Props) {
  return (
    <Suspense>
      <section className={wide ? styles.wide : styles.section} aria-labelledby={id}>
        <SectionHeading id={id} lead={lead} className={styles.heading}>
          {heading}
        </SectionHeading>
        <div className={styles.content}>{children}</div>
      </section>
    </Suspense>
  );
}
