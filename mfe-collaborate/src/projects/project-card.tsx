import { Badge, Button, Card, VisuallyHidden } from '@portal/ui';
import Award from 'lucide-react/icons/award';
import Clock from 'lucide-react/icons/clock';
import Globe from 'lucide-react/icons/globe';
import Users from 'lucide-react/icons/users';
import { memo, useState } from 'react';
import { Description } from './description.tsx';
import { JoinProject } from './join-project.tsx';
import { Places } from './places.tsx';
import { closedBecause, durationLabel, fieldLabel, membersLabel, type Project, ribbonOf } from './project.ts';
import styles from './project-card.module.css';
import type { ProjectsStrings } from './projects.schema.ts';

interface Props {
  readonly project: Project;
  readonly strings: ProjectsStrings['card'];
}

/**
 * One project: what it is about, who is in it, how long it runs. If it cannot be joined, the button says why. Rendered again only when it
 * changes.
 */
export const ProjectCard = memo(function ProjectCard({ project, strings }: Props) {
  const ribbon = ribbonOf(project);
  // A project that could once be joined keeps the same button, so that its message is not lost when the list is refreshed.
  const [wasJoinable] = useState(project.joinable === true);
  return (
    <Card as="li" className={styles.card}>
      {ribbon && (
        <p className={styles.ribbon}>
          <Award aria-hidden />
          {ribbon}
        </p>
      )}
      <div className={styles.top}>
        <span className={styles.labels}>
          <Badge tone="primary">{fieldLabel(project)}</Badge>
          {project.sample && <Badge>{strings.sample}</Badge>}
        </span>
        <span className={styles.fact}>
          <Users aria-hidden />
          {membersLabel(project)}
          <VisuallyHidden> {strings.members}</VisuallyHidden>
        </span>
      </div>
      <h3 id={`project-${project.id}`} className={styles.title}>
        {project.title}
      </h3>
      <Places memberCount={project.memberCount} maxMembers={project.maxMembers} />
      <Description text={project.description} tool={strings.tool} />
      <ul className={styles.facts} data-card="end">
        {project.duration && (
          <li className={styles.fact}>
            <Clock aria-hidden />
            {durationLabel(project.duration)}
          </li>
        )}
        <li className={styles.fact}>
          <Globe aria-hidden />
          {strings.remote}
        </li>
      </ul>
      {wasJoinable && !ribbon ? (
        <JoinProject project={project} strings={strings} />
      ) : (
        <div className={styles.join}>
          <Button disabled className={styles.button} reason={strings.why[closedBecause(project)]}>
            {strings.full}
          </Button>
        </div>
      )}
    </Card>
  );
});
