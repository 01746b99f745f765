import { Card, Skeleton } from '@portal/ui';
import styles from './project-cards.module.css';

/** Places of projects on their way, about as large as they will be. */
export function CardSkeletons({ count }: { readonly count: number }) {
  return (
    <ul aria-hidden="true" className={`${styles.cards} ${styles.waiting}`}>
      <SkeletonItems count={count} />
    </ul>
  );
}

/** The same inside a list that holds some projects already. */
export function SkeletonItems({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <Card as="li" key={at} data-skeleton aria-hidden="true" className={styles.card}>
      <Skeleton className={styles.badge} />
      <Skeleton shape="title" />
      <Skeleton lines={8} />
      <Skeleton className={styles.badge} />
      <Skeleton shape="block" className={styles.text} />
    </Card>
  ));
}
