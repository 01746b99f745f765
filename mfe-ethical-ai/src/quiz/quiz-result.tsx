import { formatCopy } from '@portal/contracts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check-big';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { Ref } from 'react';
import type { QuizStrings } from './quiz.schema.ts';
import styles from './quiz-result.module.css';
import { type Answers, RIGHT_OPTIONS, scoreOf, tierOf } from './quiz-rules.ts';

const icons = { excellent: CircleCheck, good: ThumbsUp, review: CircleAlert } as const;

interface Props {
  readonly strings: QuizStrings['result'];
  readonly answers: Answers;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Score and tier; color, icon and word say the same. */
export function QuizResult({ strings, answers, headingRef }: Props) {
  const score = scoreOf(answers);
  const tier = tierOf(score);
  const Icon = icons[tier];
  return (
    <div className={`${styles.result} ${styles[tier]}`}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.body}>
        <h4 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {strings.heading}
        </h4>
        <p data-heading-face className={styles.score}>
          {formatCopy(strings.score, { score, total: RIGHT_OPTIONS.length })}
        </p>
        <p>
          <strong className={styles.word}>{strings.tiers[tier].word}.</strong> {strings.tiers[tier].text}
        </p>
      </div>
    </div>
  );
}
