import { formatCopy } from '@portal/contracts';
import { Badge, ProgressBar } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { ProjectAnswers } from './project.rules.ts';
import styles from './step.module.css';
import { currentStep, filledOf, STEPS } from './steps.ts';
import type { SubmitStrings } from './submit.schema.ts';

interface Props {
  readonly strings: SubmitStrings['form']['steps'];
  /** The index of the step, from 0. */
  readonly index: number;
  readonly name: string;
  readonly control: Control<ProjectAnswers>;
  readonly children: ReactNode;
}

/**
 * One step with its progress; once all its fields are filled in, it has a check mark and says so. What is typed changes the step, but not
 * its fields.
 */
export function Step({ strings, index, name, control, children }: Props) {
  const counts = filledOf(useWatch({ control }));
  const filled = counts[index] ?? 0;
  const all = STEPS[index]?.fields.length ?? 0;
  const completed = filled === all;
  const isCurrent = index === currentStep(counts);
  const number = index + 1;
  return (
    <li className={styles.step} aria-current={isCurrent ? 'step' : undefined} aria-labelledby={`step-${number}`}>
      <div className={styles.head}>
        <h3 id={`step-${number}`} className={styles.heading}>
          <span className={styles.number}>{formatCopy(strings.heading, { number })}</span>
          {name}
        </h3>
        <p className={styles.state}>
          {completed && (
            <Badge tone="done" icon={<Check aria-hidden />}>
              {strings.completed}
            </Badge>
          )}
          {isCurrent && <Badge tone="primary">{strings.current}</Badge>}
        </p>
        <ProgressBar
          className={styles.progress}
          label={name}
          value={filled}
          max={all}
          valueText={formatCopy(strings.progress, { filled, all })}
          percent={false}
        />
      </div>
      <div className={styles.fields}>{children}</div>
    </li>
  );
}
