import type { ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import css from './page-header.module.css';

export type PageHeaderProps = {
  readonly title: ReactNode;
  /** A `Badge` above the title. */
  readonly badge?: ReactNode;
  /** One or two sentences below the title. */
  readonly lead?: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly titleId?: string;
  readonly className?: string;
  /** Actions or a progress bar below the lead. */
  readonly children?: ReactNode;
};

/** The beginning of a page. Its h1 can take the focus after a page change. */
export function PageHeader({ title, badge, lead, titleRef, titleId, className, children }: PageHeaderProps) {
  return (
    <header className={classes(css.page, className)}>
      {badge}
      <h1 ref={titleRef} id={titleId} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </header>
  );
}

export type SectionHeadingProps = {
  readonly children: ReactNode;
  readonly level?: 2 | 3;
  readonly id?: string;
  readonly badge?: ReactNode;
  readonly lead?: ReactNode;
  readonly className?: string;
};

/** The beginning of a part of a page. */
export function SectionHeading({ children, level = 2, id, badge, lead, className }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(css.section, className)}>
      {badge}
      <Heading id={id}>{children}</Heading>
      {lead && <p className={css.sectionLead}>{lead}</p>}
    </div>
  );
}
