import { Card, Skeleton } from '@portal/ui';
import { Timeline, TimelinePlaces } from '../timeline/timeline.tsx';
import css from './page.module.css';

/** Cards that stand in for the list while it is asked for (1-platform.md section 9, "6 skeleton cards"). */
const CARDS = 6;

/** The place of the list while the call runs. */
export function ListSkeleton() {
  return (
    <Timeline>
      <TimelinePlaces head={<Skeleton lines={2} className={css.skeletonHead} />}>
        {Array.from({ length: CARDS }, (_, card) => (
          <Card key={card} as="div" className={css.skeleton}>
            <Skeleton shape="title" />
            <Skeleton lines={5} />
          </Card>
        ))}
      </TimelinePlaces>
    </Timeline>
  );
}
