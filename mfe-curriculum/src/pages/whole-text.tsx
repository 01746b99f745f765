import { Breadcrumb, buttonClass, textLinkClass } from '@portal/ui';
import { use } from 'react';
import { Link } from 'react-router-dom';
import pageStrings from '../../content/page.yaml';
import researchStrings from '../../content/research-page.yaml';
import { EditLink } from '../curriculum/edit-link.tsx';
import { fragmentOf } from '../curriculum/place.ts';
import { answersKey } from '../modules/answers-key.ts';
import { type TextPage, textPages } from '../modules/text-pages.ts';
import { AboutModule } from '../reading/about-module.tsx';
import { AnswerSheet } from '../reading/answer-sheet.tsx';
import { ModuleText, readingOrder } from '../reading/module-text.tsx';
import { ReadingHeader } from '../reading/reading-header.tsx';
import { ReadingNavigation } from '../reading/reading-navigation.tsx';
import { pageOfLinked } from './linked-text.ts';
import css from './page.module.css';
import { madeBy, statementsOf } from './statements.ts';

/** What differs between the two courses. */
const COURSES = {
  curriculum: { list: '/modules', title: 'Modules', open: pageStrings.openWithNotes, folder: 'modules', dated: true },
  research: {
    list: '/research-modules',
    title: researchStrings.heading,
    open: researchStrings.openInPath,
    folder: 'research-path',
    dated: false,
  },
} as const;

const stepTo = (step: { readonly title: string; readonly path: string } | undefined) =>
  step && { title: step.title, to: step.path, state: null, prepare: () => undefined };

/** One text from beginning to end, with nothing that needs scripts. */
export function WholeText({ address }: { readonly address: string }) {
  const page = textPages.find(({ path }) => path === address.replace(/\/+$/, ''));
  return page && <Whole {...page} />;
}

function Whole({ course, module, position, total, previous, next }: TextPage) {
  const { list, title, open, folder, dated } = COURSES[course];
  // While pages are made, there is no document, and the text is part of the page; in a browser its place is kept until it comes.
  if (typeof document === 'undefined') {
    use(module.text.load());
    use(readingOrder.load());
  }
  return (
    <article className={css.reading} data-answers={answersKey(course, module.id)}>
      <div data-print="none">
        <Breadcrumb current={module.title}>
          <Link to={list} className={textLinkClass}>
            {title}
          </Link>
        </Breadcrumb>
      </div>
      <ReadingHeader module={module} position={position} total={total}>
        <Link to={list + fragmentOf(module.slug)} className={`${buttonClass({ variant: 'secondary' })} ${css.living}`}>
          {open}
        </Link>
      </ReadingHeader>
      <ModuleText text={module.text} words={module.words} addressOf={pageOfLinked} failure={pageStrings.loadFailed} />
      <ReadingNavigation previous={stepTo(previous)} next={stepTo(next)} position={position} total={total} />
      <AboutModule statements={course === 'curriculum' ? statementsOf(module.id) : madeBy(researchStrings.credits)} dated={dated}>
        <EditLink file={`mfe-curriculum/content/${folder}/${module.slug}.md`} />
      </AboutModule>
      <AnswerSheet text={module.text} />
    </article>
  );
}
