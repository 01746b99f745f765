import { Section } from '@portal/ui';
import { memo, Suspense, useDeferredValue } from 'react';
import participationFile from '../../content/participation.yaml';
import projects from '../../content/projects.yaml';
import { GettingStarted } from '../participation/getting-started.tsx';
import { Opening } from '../participation/opening.tsx';
import { Rules } from '../participation/rules.tsx';
import { Safety } from '../participation/safety.tsx';
import { ActiveProjects } from '../projects/active-projects.tsx';
import { CompletedProjects } from '../projects/completed-projects.tsx';
import { JoiningToday } from '../projects/joining-today.tsx';
import { useProjects } from '../projects/use-projects.ts';
import styles from './page.module.css';

const { opening, start, rules, safety } = participationFile;

// Unchanged parts are skipped when an answer arrives: the answer is announced at once and rendered later.
const Active = memo(ActiveProjects);
const Completed = memo(CompletedProjects);

/** `/collaborate`: what is possible today, how to take part, the projects, and the rules. On phones the projects come before the explanations. */
export function Page() {
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <Opening strings={opening} />
        <Suspense>
          <JoiningToday strings={projects.today} />
        </Suspense>
      </div>
      <Section id="start" heading={start.heading} layout="beside">
        <GettingStarted strings={start} />
      </Section>
      <Suspense>
        <Projects />
      </Suspense>
      <Section id="rules" heading={rules.heading} lead={rules.lead} layout="above">
        <Rules strings={rules} />
      </Section>
      <Safety strings={safety} />
    </div>
  );
}

/** Both lists. Only they are rendered again when an answer arrives, as a transition that input can interrupt. */
function Projects() {
  const list = useDeferredValue(useProjects());
  return (
    <>
      <Section id="active" heading={projects.active.heading} layout="above">
        <Active list={list} strings={projects} headingId="active" />
      </Section>
      <Section id="completed" heading={projects.completed.heading} layout="above">
        <Completed list={list} strings={projects} />
      </Section>
    </>
  );
}
