import { Card, Skeleton } from '@portal/ui';
import styles from './project-cards.module.css';

/** Placeholders for projects that are loading in a list, about as large as they will be. */
export function SkeletonItems({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Card as="li" key={index} data-skeleton aria-hidden="true">
      <Skeleton className={styles.bars}>
        <Skeleton className={styles.badge} />
        <Skeleton shape="title" />
        <Skeleton lines={8} />
        <Skeleton className={styles.badge} />
        <Skeleton shape="block" className={styles.text} />
      </Skeleton>
    </Card>
  ));
}
