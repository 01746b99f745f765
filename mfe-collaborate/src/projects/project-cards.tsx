import type { Project } from './project.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './project-cards.module.css';
import type { ProjectsWords } from './projects.schema.ts';

interface Props {
  readonly projects: readonly Project[];
  readonly words: ProjectsWords['card'];
}

/** Projects side by side, as many as fit. */
export function ProjectCards({ projects, words }: Props) {
  return (
    <ul className={styles.cards}>
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} words={words} />
      ))}
    </ul>
  );
}
