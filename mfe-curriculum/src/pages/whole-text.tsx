import { Breadcrumb, textLinkClass } from '@portal/ui';
import { use } from 'react';
import { Link } from 'react-router-dom';
import pageStrings from '../../content/page.yaml';
import researchStrings from '../../content/research-page.yaml';
import { EditLink } from '../curriculum/edit-link.tsx';
import { answersKey } from '../modules/answers-key.ts';
import { type TextPage, textPageAt } from '../modules/text-pages.ts';
import { AboutModule } from '../reading/about-module.tsx';
import { AnswerSheet } from '../reading/answer-sheet.tsx';
import { ModuleText, readingOrder } from '../reading/module-text.tsx';
import { ReadingHeader } from '../reading/reading-header.tsx';
import { ReadingNavigation } from '../reading/reading-navigation.tsx';
import { pageOfLinked } from './linked-text.ts';
import { madeBy, statementsOf } from './statements.ts';

/** What is different in the two courses. */
const COURSES = {
  curriculum: { list: '/modules', title: 'Modules', folder: 'modules', dated: true },
  research: { list: '/research-modules', title: researchStrings.heading, folder: 'research-path', dated: false },
} as const;

/** The parts of a text that need no scripts: what is above it, the text, and what is below. */
export type TextPart = 'begin' | 'body' | 'end';

const stepTo = (step: TextPage['next']) => step && { title: step.title, to: step.path, state: null, prepare: () => undefined };

/** One part of the text of a page. */
export function WholeText({ address, part }: { readonly address: string; readonly part: TextPart }) {
  const page = textPageAt(address);
  if (!page) return null;
  const Part = { begin: Begin, body: Body, end: End }[part];
  return <Part {...page} />;
}

function Begin({ course, module, position, total }: TextPage) {
  const { list, title } = COURSES[course];
  return (
    <>
      <div data-print="none">
        <Breadcrumb current={module.title}>
          <Link to={list} className={textLinkClass}>
            {title}
          </Link>
        </Breadcrumb>
      </div>
      <ReadingHeader module={module} position={position} total={total} />
    </>
  );
}

function Body({ course, module }: TextPage) {
  // During prerendering there is no document, and the text is part of the page; in a browser, its space is reserved until it loads.
  if (typeof document === 'undefined') {
    use(module.text.load());
    use(readingOrder.load());
  }
  return (
    <div data-answers={answersKey(course, module.id)}>
      <ModuleText text={module.text} words={module.words} address="" addressOf={pageOfLinked} failure={pageStrings.loadFailed} />
    </div>
  );
}

function End({ course, module, position, total, previous, next }: TextPage) {
  const { folder, dated } = COURSES[course];
  if (typeof document === 'undefined') use(module.text.load());
  return (
    <>
      <ReadingNavigation previous={stepTo(previous)} next={stepTo(next)} position={position} total={total} />
      <AboutModule statements={course === 'curriculum' ? statementsOf(module.id) : madeBy(researchStrings.credits)} dated={dated}>
        <EditLink file={`mfe-curriculum/content/${folder}/${module.slug}.md`} />
      </AboutModule>
      <AnswerSheet text={module.text} />
    </>
  );
}
