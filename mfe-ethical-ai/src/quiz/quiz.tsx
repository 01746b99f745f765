import { useEthicalAiProgress } from '@portal/progress';
import { useEffect, useRef, useState } from 'react';
import type { QuizWords } from './quiz.schema.ts';
import { QuizForm } from './quiz-form.tsx';
import { QuizResult } from './quiz-result.tsx';
import { QuizReview } from './quiz-review.tsx';
import { type Answers, withoutAnswers } from './quiz-rules.ts';

/** Answering, then the result, then once more. Answers are kept in the browser; the result is not. */
export function Quiz({ words }: { readonly words: QuizWords }) {
  const { progress, change } = useEthicalAiProgress();
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
    change({ quizAnswers: { ...progress.quizAnswers, [question]: option } });
  }

  function retake() {
    change({ quizAnswers: withoutAnswers(progress.quizAnswers) });
    setSubmitted(undefined);
    setRetaken(true);
  }

  return (
    <div>
      <div role="status">{submitted && <QuizResult words={words.result} answers={submitted} headingRef={heading} />}</div>
      {submitted ? (
        <QuizReview words={words.review} questions={words.questions} answers={submitted} retake={words.result.retake} onRetake={retake} />
      ) : (
        <QuizForm
          words={words}
          answers={progress.quizAnswers}
          onChoose={choose}
          onSubmit={() => setSubmitted(progress.quizAnswers)}
          firstRef={firstQuestion}
        />
      )}
    </div>
  );
}
