import { Button, ErrorSummary, Radio } from '@portal/ui';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type Ref, useId } from 'react';
import type { CalculatorStrings } from './calculator.schema.ts';
import styles from './calculator-form.module.css';
import { type Decisions, decisionFor } from './calculator-rules.ts';

interface Props {
  readonly strings: Pick<CalculatorStrings, 'lead' | 'questions' | 'calculate' | 'again' | 'unanswered'>;
  readonly decisions: Decisions;
  /** Numbers of the questions that were unanswered when the result was requested and still are. */
  readonly open: readonly number[];
  readonly onChoose: (question: number, option: number) => void;
  readonly onCalculate: () => void;
  readonly onStartOver: () => void;
  readonly summaryRef: Ref<HTMLDivElement>;
  readonly firstRef: Ref<HTMLInputElement>;
}

/** The questions with their options. Unanswered questions are listed where the result would appear, so that nothing above moves. */
export function CalculatorForm({ strings, decisions, open, onChoose, onCalculate, onStartOver, summaryRef, firstRef }: Props) {
  const id = useId();
  const errors = open.map((number) => ({
    fieldId: `${id}-${number}`,
    message: `${number}. ${strings.questions[number - 1]?.question}`,
  }));
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCalculate();
      }}
    >
      <p className={styles.lead}>{strings.lead}</p>
      {strings.questions.map(({ question, options }, index) => {
        const number = index + 1;
        return (
          <fieldset key={question} className={styles.question}>
            <legend className={styles.legend}>
              {number}. {question}
            </legend>
            <div className={styles.options}>
              {options.map(({ label }, option) => (
                <Radio
                  key={label}
                  ref={number === 1 && option === 0 ? firstRef : undefined}
                  id={option === 0 ? `${id}-${number}` : undefined}
                  name={`${id}-question-${number}`}
                  label={label}
                  checked={decisionFor(number, decisions) === option}
                  onChange={() => onChoose(number, option)}
                  autoComplete="off"
                  className={styles.option}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
      <div className={styles.end} data-print="none">
        <Button type="submit" size="lg">
          {strings.calculate}
        </Button>
        <Button variant="quiet" icon={<RotateCcw aria-hidden />} onClick={onStartOver}>
          {strings.again}
        </Button>
      </div>
      <ErrorSummary ref={summaryRef} level={4} title={strings.unanswered} errors={errors} />
    </form>
  );
}
