import { SkeletonItems } from './card-skeletons.tsx';
import type { Project } from './project.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-cards.module.css';
import type { ProjectsStrings } from './projects.schema.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

interface Props {
  /** Without any projects, it is a list of placeholders for those that are loading. */
  readonly projects: readonly Project[];
  readonly places: number;
  readonly strings: ProjectsStrings['card'];
}

/** Projects side by side, as many as fit. Placeholders stay the same elements until a project takes their place. */
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
