import { useEffect, useRef, useState } from 'react';
import type { QuizStrings } from './quiz.schema.ts';
import styles from './quiz-form.module.css';
import { QuizForm } from './quiz-form.tsx';
import { QuizResult } from './quiz-result.tsx';
import { QuizReview } from './quiz-review.tsx';
import { type Answers, withoutAnswers } from './quiz-rules.ts';

interface Props {
  readonly strings: QuizStrings;
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
}

/** The questions, then the result, then the questions again. The browser stores the answers, but not the result. */
export function Quiz({ strings, answers, onChange }: Props) {
  const [submitted, setSubmitted] = useState<Answers>();
  const [retaken, setRetaken] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstQuestion = useRef<HTMLFieldSetElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    if (submitted) heading.current?.focus();
    else if (retaken) firstQuestion.current?.focus();
  }, [submitted, retaken]);

  function choose(question: number, option: number) {
    onChange({ ...answers, [question]: option });
  }

  function retake() {
    onChange(withoutAnswers(answers));
    setSubmitted(undefined);
    setRetaken(true);
  }

  return (
    <div>
      {!submitted && <p className={styles.lead}>{strings.lead}</p>}
      <div role="status">{submitted && <QuizResult strings={strings.result} answers={submitted} headingRef={heading} />}</div>
      {submitted ? (
        <QuizReview
          strings={strings.review}
          questions={strings.questions}
          answers={submitted}
          retake={strings.result.retake}
          onRetake={retake}
        />
      ) : (
        <QuizForm strings={strings} answers={answers} onChoose={choose} onSubmit={() => setSubmitted(answers)} firstRef={firstQuestion} />
      )}
    </div>
  );
}
