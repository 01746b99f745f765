import { useEffect, useRef, useState } from 'react';
import type { CalculatorStrings } from './calculator.schema.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CalculatorResult } from './calculator-result.tsx';
import { type Decisions, outcomeOf, unanswered, withoutDecisions } from './calculator-rules.ts';
import { StatementCard } from './statement-card.tsx';

export interface CalculatorProps {
  readonly strings: CalculatorStrings;
  readonly decisions: Decisions;
  readonly onChange: (decisions: Decisions) => void;
  /** Puts a text on the clipboard; false if that is not possible. */
  readonly copy: (text: string) => Promise<boolean>;
  readonly select: (element: Element) => void;
  readonly print: (element: HTMLElement) => void;
}

/** Five questions and, on request, what follows from the answers. The browser stores the answers, but not the outcome. */
export function Calculator({ strings, decisions, onChange, ...services }: CalculatorProps) {
  const [asked, setAsked] = useState(0);
  const [calculated, setCalculated] = useState<Decisions>();
  const summary = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstOption = useRef<HTMLInputElement>(null);
  const open = asked > 0 ? unanswered(decisions) : [];
  const outcome = calculated && outcomeOf(calculated);
  const begun = unanswered(decisions).length < strings.questions.length;

  useEffect(() => {
    if (asked > 0) (heading.current ?? summary.current)?.focus();
  }, [asked]);

  function calculate() {
    setCalculated(unanswered(decisions).length > 0 ? undefined : decisions);
    setAsked(asked + 1);
  }

  function choose(question: number, option: number) {
    onChange({ ...decisions, [question]: option });
    // It belongs to different answers.
    setCalculated(undefined);
  }

  function startOver() {
    onChange(withoutDecisions(decisions));
    setCalculated(undefined);
    setAsked(0);
    firstOption.current?.focus();
  }

  return (
    <div data-busy={(begun && !calculated) || undefined}>
      <CalculatorForm
        strings={strings}
        decisions={decisions}
        open={open}
        onChoose={choose}
        onCalculate={calculate}
        onStartOver={startOver}
        summaryRef={summary}
        firstRef={firstOption}
      />
      <div role="status">
        {calculated && outcome && <CalculatorResult strings={strings} decisions={calculated} outcome={outcome} headingRef={heading} />}
      </div>
      {calculated && outcome && <StatementCard key={asked} strings={strings} decisions={calculated} outcome={outcome} {...services} />}
    </div>
  );
}
