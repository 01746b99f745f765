import { Badge, EmptyState, Notice, PageHeader, ProgressBar } from '@portal/ui';
import Library from 'lucide-react/icons/library';
import { memo, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import strings from '../../content/page.yaml';
import { atSection } from '../curriculum/at-section.ts';
import { COUNTED_MODULES, completedOfPath } from '../curriculum/completion.ts';
import { EditLink } from '../curriculum/edit-link.tsx';
import { type Filter, filtered, filterLabels } from '../curriculum/filters.ts';
import { leftOff, nextUnfinished } from '../curriculum/going-on.ts';
import { ListFilter } from '../curriculum/list-filter.tsx';
import { ModuleShelf } from '../curriculum/module-shelf.tsx';
import { TwoDoors } from '../curriculum/two-doors.tsx';
import { useAchievements } from '../curriculum/use-achievements.ts';
import type { LocationState } from '../curriculum/use-location-state.ts';
import type { ModuleListState } from '../curriculum/use-module-list.ts';
import { WhereToGoOn } from '../curriculum/where-to-go-on.tsx';
import { curriculum } from '../modules/learning-path.ts';
import type { Module } from '../modules/module.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListedModule } from './listed-module.tsx';
import { opening } from './opening.ts';
import css from './page.module.css';
import { prepareNotes } from './parts.ts';
import { PathTimeline } from './path-timeline.tsx';

export type ModuleListProps = {
  readonly show: ModuleListState;
  readonly filter: Filter | undefined;
  /** What the visitor is coming back from. */
  readonly backFrom: LocationState['backFrom'];
};

/** Memoized, so that its many cards are not rendered again when the page learns that it is hydrated. */
export const ModuleList = memo(List);

/** All modules of the path in their six groups, or those that match a filter (1-platform.md section 2, "List view"). */
function List({ show, filter, backFrom }: ModuleListProps) {
  const achievements = useAchievements();
  const { completed, lastOpened, readingPlace } = achievements;
  const { path } = curriculum;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = filter === undefined ? path : filtered(curriculum, filter, achievements);
  const last = backFrom?.slug;
  const hasCardOfLast = show === 'list' && shown.some(({ slug }) => slug === last);

  useEffect(() => {
    // There is no card that could take the focus.
    if (backFrom && !hasCardOfLast) heading.current?.focus({ preventScroll: true });
    // Only when coming back: a card that leaves the list later has no effect.
  }, [backFrom]);

  const { leftOffDone, ...without } = strings.goingOn;
  const offer = (module: Module | undefined) => module && { title: module.title, ...opening(module, achievements) };
  const leftOffAt = offer(leftOff(curriculum, completed, lastOpened));
  return (
    <div className={css.list}>
      <PageHeader titleRef={heading} badge={<Badge tone="primary">{strings.badge}</Badge>} title={strings.heading} lead={strings.intro}>
        <TwoDoors first={path[0] && opening(path[0], achievements)} />
        <ProgressBar label="Overall progress" value={completedOfPath(path, completed)} max={COUNTED_MODULES} className={css.progress} />
        <Link to="/record">{strings.record}</Link>
        <WhereToGoOn
          leftOff={leftOffAt && atSection(leftOffAt, readingPlace)}
          nextUnfinished={offer(nextUnfinished(curriculum, completed))}
          without={{ ...without, leftOff: lastOpened !== undefined && completed.has(lastOpened) ? leftOffDone : without.leftOff }}
        />
      </PageHeader>
      <noscript>
        <Notice className={css.notice}>
          <p>{strings.noScripts}</p>
        </Notice>
      </noscript>
      {show === 'empty' ? (
        <EmptyState level={2} icon={<Library />} title={strings.noModules.title}>
          {strings.noModules.text}
        </EmptyState>
      ) : (
        <Suspense>
          <ListFilter
            filter={filter}
            shown={show === 'loading' ? undefined : shown.length}
            total={path.length}
            onNotesIntent={prepareNotes}
          />
        </Suspense>
      )}
      {show === 'loading' && <ListSkeleton />}
      {show === 'list' && filter === undefined && (
        <Suspense>
          <PathTimeline achievements={achievements} last={last} />
        </Suspense>
      )}
      {show === 'list' && filter !== undefined && (
        <ModuleShelf title={`${filterLabels[filter]} modules`} empty={strings.filters[filter]}>
          {shown.map((module) => (
            <li key={module.slug}>
              <ListedModule module={module} achievements={achievements} last={last} />
            </li>
          ))}
        </ModuleShelf>
      )}
      <p className={css.onward}>
        {strings.inClass.text} <Link to="/in-class">{strings.inClass.link}</Link>
      </p>
      <p className={css.onward}>
        {strings.templates.text} <Link to="/templates">{strings.templates.link}</Link>
      </p>
      <p className={css.onward}>
        {strings.glossary.text} <Link to="/glossary">{strings.glossary.link}</Link>
      </p>
      <p className={css.onward}>
        {strings.offline.text} <Link to="/your-data#pages">{strings.offline.link}</Link>
      </p>
      {show === 'list' && <EditLink file="mfe-curriculum/content/path.yaml" />}
    </div>
  );
}
