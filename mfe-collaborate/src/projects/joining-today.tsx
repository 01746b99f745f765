import { buttonClass, Notice } from '@portal/ui';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import styles from './joining-today.module.css';
import type { ProjectsStrings } from './projects.schema.ts';
import { type ProjectList, useProjects } from './use-projects.ts';

/** Whether projects can be joined today, according to the API's list, and what a visitor can do in the meantime. */
export function JoiningToday({ strings }: { readonly strings: ProjectsStrings['today'] }) {
  const list = useDeferredValue(useProjects());
  const state = stateOf(list);
  const { heading, text } = strings[state];
  return (
    <Notice
      title={heading}
      level={2}
      action={
        <div className={styles.links}>
          <Link to="/modules" className={buttonClass({ variant: 'secondary' })}>
            {strings.meanwhile.learn}
          </Link>
          <Link to="/submit" className={buttonClass({ variant: 'secondary' })}>
            {strings.meanwhile.suggest}
          </Link>
        </div>
      }
    >
      <p className={state === 'loading' ? styles.checking : undefined}>{text}</p>
      {state === 'loading' && (
        <noscript>
          <p>{strings.withoutScripts}</p>
        </noscript>
      )}
      <p>{strings.meanwhile.text}</p>
    </Notice>
  );
}

/** Joining is open if the API marks a project that has room; it marks none while joining is closed. */
function stateOf(list: ProjectList): Exclude<keyof ProjectsStrings['today'], 'meanwhile' | 'withoutScripts'> {
  if (list.state !== 'ready') return list.state;
  if (list.projects.some((project) => project.joinable)) return 'open';
  return list.projects.length > 0 && list.projects.every((project) => project.sample) ? 'samples' : 'closed';
}
