import { formatAllCopy } from '@portal/contracts';
import { useReadingPlaces } from '@portal/progress';
import { Badge, buttonClass, Notice, PageHeader, ProgressBar } from '@portal/ui';
import strings from '../../content/research-page.yaml';
import { atSection } from '../curriculum/at-section.ts';
import { ClosingCard } from '../curriculum/closing-card.tsx';
import { ModuleCard } from '../curriculum/module-card.tsx';
import { OpenLink } from '../curriculum/open-link.tsx';
import { fragmentOf } from '../curriculum/place.ts';
import type { PathModule } from '../modules/path-module.ts';
import { prepare } from '../modules/prepare.ts';
import { pathStages, researchPath } from '../modules/research-path.ts';
import { pathModuleAddress } from '../modules/text-address.ts';
import { AchievedMark } from '../research-path/achieved-mark.tsx';
import { Timeline, TimelineEnd, TimelineGroup, TimelineStep } from '../timeline/timeline.tsx';
import css from './page.module.css';
import { preparePathModule } from './path-module-view.ts';

export type PathListProps = {
  readonly isCompleted: (id: number) => boolean;
  /** The module that the visitor is coming back from. */
  readonly last: string | undefined;
};

/** All modules of the research learning path on their line. */
export function PathList({ isCompleted, last }: PathListProps) {
  const { path } = researchPath;
  const { places } = useReadingPlaces();
  const isDone = (module: PathModule | undefined) => module && isCompleted(module.id);
  const upNext = path.find((module) => !isDone(module));
  const count = path.filter(isDone).length;
  const { onTheWay, ...finished } = strings.congratulations;
  const closing = upNext ? formatAllCopy(onTheWay, { count, total: path.length }) : finished;
  return (
    <div className={css.list}>
      <PageHeader badge={<Badge tone="primary">{strings.badge}</Badge>} title={strings.heading} lead={strings.intro}>
        <ProgressBar label="Progress on the path" value={count} max={path.length} className={css.progress} />
        <p className={css.upNext}>
          {upNext && (
            <OpenLink {...atSection(opening(upNext), places.path)} className={buttonClass()}>
              {count === 0 ? 'Start with' : 'Continue with'}: {upNext.title}
            </OpenLink>
          )}
        </p>
      </PageHeader>
      <noscript>
        <Notice className={css.notice}>
          <p>{strings.noScripts}</p>
        </Notice>
      </noscript>
      <Timeline>
        {pathStages.map(({ title, description, from, modules }) => (
          <TimelineGroup key={title} title={title} description={description} from={from} reached={isDone(path[from - 2])}>
            {modules.map((module, index) => (
              <TimelineStep key={module.slug} number={from + index} done={isCompleted(module.id)}>
                <ModuleCard
                  {...opening(module)}
                  module={{ ...module, isInteractive: true }}
                  action={isCompleted(module.id) ? 'Review Module' : 'Start Module'}
                  isNext={module === upNext}
                  completed={isCompleted(module.id)}
                  shines
                  marks={<AchievedMark completed={isCompleted(module.id)} />}
                  takesFocus={module.slug === last}
                />
              </TimelineStep>
            ))}
          </TimelineGroup>
        ))}
        <TimelineEnd reached={upNext === undefined}>
          <ClosingCard {...closing} />
        </TimelineEnd>
      </Timeline>
    </div>
  );
}

function opening(module: PathModule) {
  return {
    address: pathModuleAddress(module.slug),
    place: { hash: fragmentOf(module.slug) },
    onIntent: () => {
      prepare(module);
      preparePathModule();
    },
  };
}
