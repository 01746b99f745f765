import { Breadcrumb, PageHeader, textLinkClass } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import strings from '../../content/page.yaml';
import { useTabTitle } from '../reading/use-tab-title.ts';
import css from './page.module.css';
import { Part } from './part.tsx';
import { notedModules } from './parts.ts';

const HEADING = 'My notes';

export type MyNotesProps = {
  readonly notes: Readonly<Record<string, string>>;
  /** The fragment of the list that the breadcrumb leads to. */
  readonly back: string;
};

/** All of the visitor's notes, in one view. */
export function MyNotes({ notes, back }: MyNotesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useTabTitle(HEADING);
  return (
    <article className={css.reading}>
      <div data-print="none">
        <Breadcrumb current={HEADING}>
          <Link to={{ hash: back }} className={textLinkClass}>
            Modules
          </Link>
        </Breadcrumb>
      </div>
      <PageHeader titleRef={heading} title={HEADING} lead={strings.myNotes.lead} />
      <Part of={notedModules}>{(NotedModules) => <NotedModules notes={notes} heading={HEADING} back={back} />}</Part>
    </article>
  );
}
