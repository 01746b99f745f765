import { formatCopy } from '@portal/contracts';
import { Button, Radio } from '@portal/ui';
import { type Ref, useId } from 'react';
import type { QuizStrings } from './quiz.schema.ts';
import styles from './quiz-form.module.css';
import { type Answers, answeredCount, answerTo, isComplete, RIGHT_OPTIONS } from './quiz-rules.ts';

interface Props {
  readonly strings: Pick<QuizStrings, 'questions' | 'waiting' | 'ready' | 'submit'>;
  readonly answers: Answers;
  readonly onChoose: (question: number, option: number) => void;
  readonly onSubmit: () => void;
  /** The first question, for visitors who start again. */
  readonly firstRef: Ref<HTMLFieldSetElement>;
}

/** The questions with their options, and the button, which says why it cannot be used yet. */
export function QuizForm({ strings, answers, onChoose, onSubmit, firstRef }: Props) {
  const id = useId();
  const complete = isComplete(answers);
  const numbers = { answered: answeredCount(answers), total: RIGHT_OPTIONS.length };

  return (
    <form
      className={styles.form}
      data-busy={numbers.answered > 0 || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (complete) onSubmit();
      }}
    >
      {strings.questions.map(({ question, options }, index) => (
        <fieldset key={question} ref={index === 0 ? firstRef : undefined} tabIndex={-1} className={styles.question}>
          <legend className={styles.legend}>
            {index + 1}. {question}
          </legend>
          <div className={styles.options}>
            {options.map((label, option) => (
              <Radio
                key={label}
                name={`${id}-${index}`}
                label={label}
                checked={answerTo(index, answers) === option}
                onChange={() => onChoose(index, option)}
                autoComplete="off"
                className={styles.option}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={styles.end} data-print="none">
        <Button type="submit" size="lg" disabled={!complete} aria-describedby={complete ? `${id}-ready` : `${id}-waiting`}>
          {strings.submit}
        </Button>
        {/* Both occupy the same place, so that neither moves anything when it appears. */}
        <div className={styles.state}>
          <p id={`${id}-waiting`} className={complete ? styles.away : undefined}>
            {formatCopy(strings.waiting, numbers)}
          </p>
          <p id={`${id}-ready`} className={complete ? undefined : styles.away}>
            {formatCopy(strings.ready, numbers)}
          </p>
        </div>
      </div>
    </form>
  );
}
