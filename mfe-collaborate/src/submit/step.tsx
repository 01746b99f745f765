import { Badge, ProgressBar } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import styles from './step.module.css';
import type { SubmitWords } from './submit.schema.ts';

interface Props {
  readonly words: SubmitWords['form']['steps'];
  readonly number: number;
  readonly name: string;
  readonly filled: number;
  readonly all: number;
  readonly isCurrent: boolean;
  readonly children: ReactNode;
}

/** One step with its progress; once all its fields are filled it has a tick and says so. */
export function Step({ words, number, name, filled, all, isCurrent, children }: Props) {
  const completed = filled === all;
  return (
    <li className={styles.step} aria-current={isCurrent ? 'step' : undefined} aria-labelledby={`step-${number}`}>
      <div className={styles.head}>
        <h3 id={`step-${number}`} className={styles.heading}>
          <span className={styles.number}>{words.heading.replace('{number}', String(number))}</span>
          {name}
        </h3>
        <p className={styles.state}>
          {completed && (
            <Badge tone="done" icon={<Check aria-hidden />}>
              {words.completed}
            </Badge>
          )}
          {isCurrent && <Badge tone="primary">{words.current}</Badge>}
        </p>
        <ProgressBar
          className={styles.progress}
          label={name}
          value={filled}
          max={all}
          words={words.progress.replace('{filled}', String(filled)).replace('{all}', String(all))}
          percent={false}
        />
      </div>
      <div className={styles.fields}>{children}</div>
    </li>
  );
}
