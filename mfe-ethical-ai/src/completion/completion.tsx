import { Button } from '@portal/ui';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check-big';
import styles from './completion.module.css';
import type { CompletionStrings } from './completion.schema.ts';

interface Props {
  readonly strings: Pick<CompletionStrings, 'button' | 'open' | 'done'>;
  readonly completed: boolean;
  readonly onChange: (completed: boolean) => void;
}

/** Marks the module as completed and removes the mark. The Modules page reads the same mark. */
export function Completion({ strings, completed, onChange }: Props) {
  return (
    <div className={`${styles.completion} ${completed ? styles.completed : ''}`}>
      {/* Both occupy the same place, so that neither moves anything when it appears. */}
      <div className={styles.states}>
        <p className={completed ? styles.away : undefined}>
          <Circle aria-hidden />
          {strings.open}
        </p>
        <p className={completed ? undefined : styles.away}>
          <CircleCheck aria-hidden />
          {strings.done}
        </p>
      </div>
      <Button variant={completed ? 'secondary' : 'primary'} size="lg" aria-pressed={completed} onClick={() => onChange(!completed)}>
        {strings.button}
      </Button>
    </div>
  );
}
