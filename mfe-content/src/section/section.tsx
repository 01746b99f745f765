import { SectionHeading } from '@portal/ui';
import { type ReactNode, Suspense } from 'react';
import styles from './section.module.css';

interface Props {
  /** Names the section for links and for assistive technology. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** Stands before the heading. */
  readonly icon?: ReactNode;
  /** Where there is room: `beside` puts the heading into a margin column, `above` gives the content the whole width. */
  readonly place: 'beside' | 'above';
  readonly children: ReactNode;
}

/**
 * A part of a page: a hairline, its heading, its content.
 * The content comes to life after the page, in a piece of work of its own.
 */
export function Section({ id, heading, lead, icon, place, children }: Props) {
  return (
    <section className={`${styles.section} ${place === 'beside' ? styles.beside : ''}`} aria-labelledby={id}>
      <SectionHeading id={id} lead={lead}>
        {icon}
        {heading}
      </SectionHeading>
      <div className={styles.content}>
        <Suspense>{children}</Suspense>
      </div>
    </section>
  );
}
