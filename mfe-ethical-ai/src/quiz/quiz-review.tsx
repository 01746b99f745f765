import { Badge, Button } from '@portal/ui';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import type { QuizStrings } from './quiz.schema.ts';
import styles from './quiz-review.module.css';
import { type Answers, answerTo, isRight, RIGHT_OPTIONS } from './quiz-rules.ts';

interface Props {
  readonly strings: QuizStrings['review'];
  readonly questions: QuizStrings['questions'];
  readonly answers: Answers;
  /** Words of the button. */
  readonly retake: string;
  readonly onRetake: () => void;
}

/** Question by question: what was chosen, what is right and why. */
export function QuizReview({ strings, questions, answers, retake, onRetake }: Props) {
  return (
    <div className={styles.review}>
      <Button variant="secondary" icon={<RotateCcw aria-hidden />} onClick={onRetake} data-print="none" className={styles.retake}>
        {retake}
      </Button>
      <h4>{strings.heading}</h4>
      <ol className={styles.list}>
        {questions.map(({ question, options, why }, index) => {
          const right = isRight(index, answers);
          return (
            <li key={question} className={styles.answer}>
              <p className={styles.question}>{question}</p>
              <Badge tone={right ? 'done' : 'critical'} icon={right ? <Check aria-hidden /> : <X aria-hidden />}>
                {right ? strings.right : strings.wrong}
              </Badge>
              <dl className={styles.chosen}>
                <div>
                  <dt>{strings.yours}</dt>
                  <dd>{options[answerTo(index, answers) ?? -1]}</dd>
                </div>
                {!right && (
                  <div>
                    <dt>{strings.solution}</dt>
                    <dd>{options[RIGHT_OPTIONS[index] ?? -1]}</dd>
                  </div>
                )}
              </dl>
              <p className={styles.why}>{why}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
