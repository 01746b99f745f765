import { Button, Notice } from '@portal/ui';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect, useRef } from 'react';
import { closedBecause, type Project } from './project.ts';
import styles from './project-card.module.css';
import type { ProjectsStrings } from './projects.schema.ts';
import { useJoining } from './use-joining.ts';

interface Props {
  readonly project: Project;
  readonly strings: ProjectsStrings['card'];
}

/** The button of a project that can be joined, and the outcome. The message stays if the project is full afterward. */
export function JoinProject({ project, strings }: Props) {
  const { join, status, outcome } = useJoining(project.id, strings);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isJoinable = project.joinable === true;

  // The button cannot keep the focus while it is disabled.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused && focused !== document.body && focused !== button.current) return;
    if (status === 'success') outcomeRef.current?.focus();
    if (status === 'error') button.current?.focus();
  }, [status]);

  return (
    <div className={styles.join} data-busy={status === 'pending' || undefined}>
      {status !== 'success' && isJoinable && (
        <Button
          ref={button}
          className={styles.button}
          icon={<UserPlus aria-hidden />}
          disabled={status === 'pending'}
          aria-describedby={`project-${project.id}`}
          onClick={() => join()}
        >
          {status === 'pending' ? strings.joining : strings.join}
        </Button>
      )}
      {status !== 'success' && !isJoinable && (
        <Button disabled className={styles.button} reason={strings.why[closedBecause(project)]}>
          {strings.full}
        </Button>
      )}
      {outcome && (
        <div ref={outcomeRef} tabIndex={-1} className={styles.outcome}>
          <Notice tone={outcome.look === 'destructive' ? 'critical' : 'success'} title={outcome.title} level={4}>
            <p>{outcome.description}</p>
          </Notice>
        </div>
      )}
    </div>
  );
}
