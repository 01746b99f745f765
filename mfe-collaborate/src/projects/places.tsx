import styles from './places.module.css';
import type { Project } from './project.ts';

/** More would fill the card; the numbers beside them say the same. */
const MAX_DRAWN = 12;

/** The places of a project, drawn: filled ones are taken, empty ones are free. */
export function Places({ memberCount, maxMembers = 0 }: Pick<Project, 'memberCount' | 'maxMembers'>) {
  if (maxMembers < 1 || maxMembers > MAX_DRAWN) return null;
  return (
    <span aria-hidden className={styles.places}>
      {Array.from({ length: maxMembers }, (_, index) => (
        <span key={index} data-place={index < memberCount ? 'taken' : 'free'} className={styles.place} />
      ))}
    </span>
  );
}
