import CircleCheck from 'lucide-react/icons/circle-check-big';
import OctagonX from 'lucide-react/icons/octagon-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Ref } from 'react';
import type { CalculatorStrings } from './calculator.schema.ts';
import styles from './calculator-result.module.css';
import { type Decisions, issuesOf, type Outcome } from './calculator-rules.ts';

const icons = { stop: OctagonX, caution: TriangleAlert, proceed: CircleCheck } as const;

interface Props {
  readonly strings: Pick<CalculatorStrings, 'questions' | 'result'>;
  readonly decisions: Decisions;
  readonly outcome: Outcome;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The outcome and every specific issue; color, icon and word say the same. */
export function CalculatorResult({ strings: { questions, result }, decisions, outcome, headingRef }: Props) {
  const { word, text } = result.outcomes[outcome];
  const Icon = icons[outcome];
  const issues = issuesOf(decisions);
  return (
    <div className={`${styles.result} ${styles[outcome]}`}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.body}>
        <h4 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {result.heading}: <span className={styles.word}>{word}</span>
        </h4>
        <p data-heading-face className={styles.outcome}>
          {text}
        </p>
        {issues.length > 0 && (
          <>
            <p className={styles.heading}>{result.issues}</p>
            <ul className={styles.issues}>
              {issues.map(({ question, option, severity }) => (
                <li key={question}>
                  <strong className={styles[severity]}>{result.severities[severity]}.</strong>{' '}
                  {questions[question - 1]?.options[option]?.issue}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
