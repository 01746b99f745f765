import { Breadcrumb, textLinkClass } from '@portal/ui';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import strings from '../../content/page.yaml';
import type { Understood } from '../check-yourself/understood.ts';
import { UnderstoodCount } from '../check-yourself/understood-count.tsx';
import { EditLink } from '../curriculum/edit-link.tsx';
import { isOpenAtFirst } from '../curriculum/open-sections.ts';
import { fragmentOf, type Place } from '../curriculum/place.ts';
import type { useAchievements } from '../curriculum/use-achievements.ts';
import { Definitions } from '../glossary/definitions.tsx';
import { answersKey } from '../modules/answers-key.ts';
import type { Module } from '../modules/module.ts';
import { moduleAddress } from '../modules/text-address.ts';
import { AboutModule } from '../reading/about-module.tsx';
import { AnswerSheet } from '../reading/answer-sheet.tsx';
import { ComingSoon } from '../reading/coming-soon.tsx';
import { ModuleText } from '../reading/module-text.tsx';
import { ReadingHeader } from '../reading/reading-header.tsx';
import { ReadingNavigation } from '../reading/reading-navigation.tsx';
import { SheetHead } from '../reading/sheet-head.tsx';
import { useReadingPlace } from '../reading/use-reading-place.ts';
import { useTabTitle } from '../reading/use-tab-title.ts';
import { CheckItems } from './check-items.tsx';
import { CurriculumCompletion } from './curriculum-completion.tsx';
import { stepsFrom } from './curriculum-steps.ts';
import { CurriculumTools } from './curriculum-tools.tsx';
import { viewOfLinked } from './linked-text.ts';
import css from './page.module.css';
import { statementsOf } from './statements.ts';

export type OpenModuleProps = {
  readonly module: Module;
  readonly place: Place;
  readonly achievements: ReturnType<typeof useAchievements>;
  /** The fragment of the list that the breadcrumb leads to. */
  readonly back: string;
};

/** One module in the reading view. Each module gets its own view, so that nothing of the previous one stays. */
export function OpenModule({ module, place, achievements, back }: OpenModuleProps) {
  const { id, slug, title } = module;
  const [understood, setUnderstood] = useState<Understood>();
  const article = useRef<HTMLElement>(null);
  useTabTitle(title);
  useReadingPlace(article, 'curriculum', moduleAddress(slug));
  const steps = stepsFrom(module, place, achievements.completed, (other) => other.route ?? { hash: fragmentOf(other.slug) });
  const { previous, next, position, total } = steps;

  return (
    <article ref={article} className={css.reading}>
      <SheetHead address={moduleAddress(slug)} />
      <div data-print="none">
        <Breadcrumb current={title}>
          <Link to={{ hash: back }} className={textLinkClass}>
            Modules
          </Link>
        </Breadcrumb>
      </div>
      <ReadingHeader module={module} position={position} total={total} />
      <CurriculumTools module={module} achievements={achievements} steps={{ previous, next }} />
      {module.words > 0 ? (
        <Definitions>
          <ModuleText
            text={module.text}
            words={module.words}
            isOpenAtFirst={(section) => isOpenAtFirst(section, place.openedBy)}
            address={moduleAddress(slug)}
            addressOf={viewOfLinked}
            failure={strings.loadFailed}
            items={(within) => <CheckItems text={answersKey('curriculum', id)} within={within} onCount={setUnderstood} />}
          />
        </Definitions>
      ) : (
        <ComingSoon {...strings.comingSoon} next={next} />
      )}
      {understood && <UnderstoodCount {...understood} />}
      <CurriculumCompletion module={module} achievements={achievements} steps={steps} />
      <ReadingNavigation previous={previous} next={next} position={position} total={total} />
      <AboutModule statements={statementsOf(id)}>
        <EditLink file={`mfe-curriculum/content/modules/${slug}.md`} />
      </AboutModule>
      <AnswerSheet text={module.text} />
    </article>
  );
}
