import { SkeletonItems } from './card-skeletons.tsx';
import type { Project } from './project.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-cards.module.css';
import type { ProjectsWords } from './projects.schema.ts';
import { useFewAtATime } from './use-few-at-a-time.ts';

interface Props {
  readonly projects: readonly Project[];
  readonly words: ProjectsWords['card'];
}

/** Projects side by side, as many as fit. */
export function ProjectCards({ projects, words }: Props) {
  const shown = useFewAtATime(projects.length);
  return (
    <ul className={styles.cards}>
      {projects.slice(0, shown).map((project) => (
        <ProjectCard key={project.id} project={project} words={words} />
      ))}
      <SkeletonItems count={projects.length - shown} />
    </ul>
  );
}
