import { formatCopy } from '@portal/contracts';
import strings from '../../content/page.yaml';
import { ClosingCard } from '../curriculum/closing-card.tsx';
import { COUNTED_MODULES, completedOfPath } from '../curriculum/completion.ts';
import type { useAchievements } from '../curriculum/use-achievements.ts';
import { curriculum, moduleGroups } from '../modules/learning-path.ts';
import type { Module } from '../modules/module.ts';
import { Timeline, TimelineEnd, TimelineGroup, TimelineStep } from '../timeline/timeline.tsx';
import { ListedModule } from './listed-module.tsx';

export type PathTimelineProps = {
  readonly achievements: ReturnType<typeof useAchievements>;
  readonly last: string | undefined;
};

/** The whole path on its line. */
export function PathTimeline({ achievements, last }: PathTimelineProps) {
  const { completed } = achievements;
  const { path } = curriculum;
  const isDone = (module: Module | undefined) => module && completed.has(module.id);
  const count = completedOfPath(path, completed);
  const { title, text, onTheWay } = strings.congratulations;
  const closing = count < COUNTED_MODULES ? formatCopy(onTheWay, { count, total: COUNTED_MODULES }) : text;
  return (
    <Timeline>
      {moduleGroups.map(({ title: group, description, from, modules }) => (
        <TimelineGroup key={group} title={group} description={description} from={from} reached={isDone(path[from - 2])}>
          {modules.map((module, index) => (
            <TimelineStep key={module.slug} number={from + index} done={completed.has(module.id)}>
              <ListedModule module={module} achievements={achievements} last={last} />
            </TimelineStep>
          ))}
        </TimelineGroup>
      ))}
      <TimelineEnd reached={isDone(path.at(-1)) === true}>
        <ClosingCard title={title} text={closing} />
      </TimelineEnd>
    </Timeline>
  );
}
