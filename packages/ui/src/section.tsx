import { type ReactNode, Suspense } from 'react';
import { classes } from './classes.ts';
import { SectionHeading } from './page-header.tsx';
import css from './section.module.css';

export type SectionProps = {
  /** Names the section for links and for assistive technology. */
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** Before the heading. */
  readonly icon?: ReactNode;
  /**
   * If there is room: `beside` puts the heading into a margin column, `sticky` also keeps it in view, and `above` gives the content the
   * whole width.
   */
  readonly layout: 'beside' | 'sticky' | 'above';
  readonly children: ReactNode;
};

/** A part of a page: a hairline, its heading, its content. The content is hydrated in a separate task, after the page. */
export function Section({ id, heading, lead, icon, layout, children }: SectionProps) {
  const isSticky = layout === 'sticky';
  return (
    <section className={classes(css.section, layout === 'above' ? undefined : css.beside)} aria-labelledby={id}>
      <SectionHeading id={id} lead={lead} className={isSticky ? css.sticky : undefined}>
        {icon}
        {heading}
      </SectionHeading>
      <div className={css.content}>
        <Suspense>{children}</Suspense>
      </div>
    </section>
  );
}
