import { SkeletonItems } from './card-skeletons.tsx';
import type { Project } from './project.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-cards.module.css';
import type { ProjectsStrings } from './projects.schema.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface Props {
  /** Without any it is the list of places for those that are on their way. */
  readonly projects: readonly Project[];
  readonly places: number;
  readonly strings: ProjectsStrings['card'];
}

/** Projects side by side, as many as fit. The places of those that are not there yet stay the same elements until a project takes them. */
export function ProjectCards({ projects, places, strings }: Props) {
  const shown = useOneAtATime(projects.length);
  const waiting = projects.length === 0;
  return (
    <ul aria-hidden={waiting || undefined} className={waiting ? `${styles.cards} ${styles.waiting}` : styles.cards}>
      {projects.slice(0, shown).map((project) => (
        <ProjectCard key={project.id} project={project} strings={strings} />
      ))}
      <SkeletonItems count={waiting ? places : projects.length - shown} />
    </ul>
  );
}
