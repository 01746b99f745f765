import { Card, Skeleton } from '@portal/ui';
import { Timeline, TimelinePlaces } from '../timeline/timeline.tsx';
import css from './page.module.css';

/** Placeholder cards shown while the list is being requested (1-platform.md section 9, "6 skeleton cards"). */
const CARDS = 6;

/** The placeholder of the list while the request is running. */
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
