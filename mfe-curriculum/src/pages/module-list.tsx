import { toast } from '@portal/shell-api';
import { Badge, Notice, PageHeader, ProgressBar } from '@portal/ui';
import type { MouseEvent } from 'react';
import { ClosingCard } from '../curriculum/closing-card.tsx';
import { COUNTED_MODULES, completedOfPath } from '../curriculum/completion.ts';
import { mayOpen } from '../curriculum/date-gate.ts';
import { ModuleCard } from '../curriculum/module-card.tsx';
import { ModuleMarks } from '../curriculum/module-marks.tsx';
import { fragmentOf } from '../curriculum/place.ts';
import type { useAchievements } from '../curriculum/use-achievements.ts';
import { curriculum, moduleGroups } from '../modules/learning-path.ts';
import type { Module } from '../modules/module.ts';
import { Timeline, TimelineEnd, TimelineGroup, TimelineStep } from '../timeline/timeline.tsx';
import css from './page.module.css';
import { pageWords as words } from './page-words.ts';

export type ModuleListProps = {
  readonly achievements: ReturnType<typeof useAchievements>;
  /** The module that the visitor comes back from. */
  readonly last: string | undefined;
};

/** All modules of the path in their six groups (1-platform.md section 2, "List view"). */
export function ModuleList({ achievements, last }: ModuleListProps) {
  const { completed, isBookmarked, hasNote } = achievements;
  const { path } = curriculum;
  const upNext = path.find(({ id }) => !completed.has(id));
  const isDone = (module: Module | undefined) => module && completed.has(module.id);
  return (
    <div className={css.list}>
      <PageHeader badge={<Badge tone="primary">{words.badge}</Badge>} title={words.heading} lead={words.intro}>
        <ProgressBar label="Overall progress" value={completedOfPath(path, completed)} max={COUNTED_MODULES} className={css.progress} />
      </PageHeader>
      <noscript>
        <Notice className={css.notice}>
          <p>{words.noScripts}</p>
        </Notice>
      </noscript>
      <Timeline>
        {moduleGroups.map(({ title, description, from, modules }) => (
          <TimelineGroup key={title} title={title} description={description} from={from} reached={isDone(path[from - 2])}>
            {modules.map((module, at) => (
              <TimelineStep key={module.slug} number={from + at} done={completed.has(module.id)}>
                <ModuleCard
                  module={module}
                  to={module.route ?? { hash: fragmentOf(module.slug) }}
                  isNext={module === upNext}
                  completed={completed.has(module.id)}
                  marks={
                    <ModuleMarks bookmarked={isBookmarked(module.id)} hasNotes={hasNote(module.id)} completed={completed.has(module.id)} />
                  }
                  takesFocus={module.slug === last}
                  onIntent={() => prepare(module)}
                  onOpen={(event) => gate(module, event)}
                />
              </TimelineStep>
            ))}
          </TimelineGroup>
        ))}
        <TimelineEnd reached={isDone(path.at(-1)) === true}>
          <ClosingCard {...words.congratulations} />
        </TimelineEnd>
      </Timeline>
    </div>
  );
}

/** Fetches the text of a module that is about to be opened; whether that worked shows when it is. */
export function prepare({ words: length, text }: Module): void {
  if (length > 0) text.load().catch(() => undefined);
}

/** Only modules without a page of their own wait for the opening day (1-platform.md section 4). */
function gate({ route }: Module, event: MouseEvent): void {
  if (route || mayOpen(new Date())) return;
  event.preventDefault();
  toast({ title: words.notOpenYet.title, description: words.notOpenYet.text });
}
