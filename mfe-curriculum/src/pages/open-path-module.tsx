import { buttonClass } from '@portal/ui';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import strings from '../../content/research-page.yaml';
import type { Understood } from '../check-yourself/understood.ts';
import { UnderstoodCount } from '../check-yourself/understood-count.tsx';
import { EditLink } from '../curriculum/edit-link.tsx';
import { nextOf, positionOf, previousOf } from '../curriculum/path-order.ts';
import { fragmentOf } from '../curriculum/place.ts';
import { Definitions } from '../glossary/definitions.tsx';
import { answersKey } from '../modules/answers-key.ts';
import type { PathModule } from '../modules/path-module.ts';
import { prepare } from '../modules/prepare.ts';
import { researchPath } from '../modules/research-path.ts';
import { pathModuleAddress } from '../modules/text-address.ts';
import { AboutModule } from '../reading/about-module.tsx';
import { AnswerSheet } from '../reading/answer-sheet.tsx';
import { ModuleText } from '../reading/module-text.tsx';
import { ReadingHeader } from '../reading/reading-header.tsx';
import { ReadingNavigation } from '../reading/reading-navigation.tsx';
import { ReadingToolbar } from '../reading/reading-toolbar.tsx';
import { SheetHead } from '../reading/sheet-head.tsx';
import { StepLink } from '../reading/step-link.tsx';
import type { ReadingStep } from '../reading/steps.ts';
import { useReadingPlace } from '../reading/use-reading-place.ts';
import { useTabTitle } from '../reading/use-tab-title.ts';
import { PathCompletion } from '../research-path/path-completion.tsx';
import { CheckItems } from './check-items.tsx';
import { viewOfLinked } from './linked-text.ts';
import css from './page.module.css';
import { madeBy } from './statements.ts';

export type OpenPathModuleProps = {
  readonly module: PathModule;
  readonly completed: boolean;
  readonly onComplete: () => void;
};

/** One module of the research learning path: the detail view (2-content-pages.md section 2). */
export function OpenPathModule({ module, completed, onComplete }: OpenPathModuleProps) {
  const { slug, title } = module;
  const [understood, setUnderstood] = useState<Understood>();
  const article = useRef<HTMLElement>(null);
  useTabTitle(title);
  useReadingPlace(article, 'path', pathModuleAddress(slug));
  const position = positionOf(researchPath, module);
  const total = researchPath.path.length;
  const previous = stepTo(previousOf(researchPath, module));
  const next = stepTo(nextOf(researchPath, module));
  return (
    <article ref={article} className={css.reading}>
      <SheetHead address={pathModuleAddress(slug)} />
      <p className={css.back}>
        <Link to={{ hash: '' }} className={buttonClass({ variant: 'quiet' })}>
          <ArrowLeft aria-hidden />
          Back to Modules
        </Link>
      </p>
      <ReadingHeader module={module} position={position} total={total} />
      <ReadingToolbar address={pathModuleAddress(slug)} previous={previous} next={next} />
      <Definitions>
        <ModuleText
          text={module.text}
          words={module.words}
          address={pathModuleAddress(slug)}
          addressOf={viewOfLinked}
          failure={strings.loadFailed}
          items={(within) => <CheckItems text={answersKey('research', module.id)} within={within} onCount={setUnderstood} />}
        />
      </Definitions>
      {understood && <UnderstoodCount {...understood} />}
      <PathCompletion
        completed={completed}
        onComplete={onComplete}
        onwards={
          next && (
            <StepLink step={next} className={buttonClass({ size: 'lg' })}>
              Continue with: {next.title}
            </StepLink>
          )
        }
      />
      <ReadingNavigation previous={previous} next={next} position={position} total={total} />
      <AboutModule statements={madeBy(strings.credits)} dated={false}>
        <EditLink file={`mfe-curriculum/content/research-path/${slug}.md`} />
      </AboutModule>
      <AnswerSheet text={module.text} />
    </article>
  );
}

function stepTo(module: PathModule | undefined): ReadingStep | undefined {
  return module && { title: module.title, to: { hash: fragmentOf(module.slug) }, state: null, prepare: () => prepare(module) };
}
