import { useDeferredValue } from 'react';
import participationFile from '../../content/participation.yaml';
import projectsFile from '../../content/projects.yaml';
import { GettingStarted } from '../participation/getting-started.tsx';
import { Opening } from '../participation/opening.tsx';
import type { ParticipationWords } from '../participation/participation.schema.ts';
import { Rules } from '../participation/rules.tsx';
import { Safety } from '../participation/safety.tsx';
import { ActiveProjects } from '../projects/active-projects.tsx';
import { CompletedProjects } from '../projects/completed-projects.tsx';
import type { ProjectsWords } from '../projects/projects.schema.ts';
import { useProjects } from '../projects/use-projects.ts';
import { Section } from '../section/section.tsx';
import styles from './page.module.css';

const { opening, start, rules, safety } = participationFile as ParticipationWords;
const projects = projectsFile as ProjectsWords;

/** `/collaborate`: how to take part, the projects, and the rules. */
export function Page() {
  // What arrives is shown in a piece of work that gives way to the visitor.
  const list = useDeferredValue(useProjects());
  return (
    <div className={styles.page}>
      <Opening words={opening} />
      <Section id="start" heading={start.heading} place="beside">
        <GettingStarted words={start} />
      </Section>
      <Section id="active" heading={projects.active.heading} place="above">
        <ActiveProjects list={list} words={projects} headingId="active" />
      </Section>
      <Section id="completed" heading={projects.completed.heading} place="above">
        <CompletedProjects list={list} words={projects} />
      </Section>
      <Section id="rules" heading={rules.heading} lead={rules.lead} place="above">
        <Rules words={rules} />
      </Section>
      <Safety words={safety} />
    </div>
  );
}
