import { Button } from '@portal/ui';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { useRef, useState } from 'react';
import type { CalculatorProps } from './calculator.tsx';
import type { Decisions, Outcome } from './calculator-rules.ts';
import { statementOf, statementText } from './statement.ts';
import styles from './statement-card.module.css';

type Props = Pick<CalculatorProps, 'strings' | 'copy' | 'select' | 'print'> & {
  readonly decisions: Decisions;
  readonly outcome: Outcome;
};

/** The outcome as a short statement that can be copied or printed. */
export function StatementCard({ strings, decisions, outcome, copy, select, print }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const { heading, lead, outcome: outcomeLabel, issues: issuesLabel, none, answers: answersLabel, ...buttons } = strings.statement;
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
  const address = `${location.origin}${location.pathname}#calculator`;
  const statement = statementOf(strings, decisions, outcome, { date, address });

  async function copyStatement() {
    const copied = await copy(statementText(strings.statement, statement));
    if (!copied && paper.current) select(paper.current);
    setSaid(copied ? buttons.copied : buttons.notCopied);
  }

  return (
    <div className={styles.statement}>
      <h4>{heading}</h4>
      <p className={styles.lead}>{lead}</p>
      <div ref={paper} className={styles.paper}>
        <p className={styles.title}>{statement.title}</p>
        <p>
          <strong>{outcomeLabel}:</strong> {statement.outcome}
        </p>
        <p>
          <strong>{issuesLabel}:</strong>
        </p>
        <ul>
          {(statement.issues.length > 0 ? statement.issues : [none]).map((issue) => (
            <li key={issue}>{issue}</li>
          ))}
        </ul>
        <p>
          <strong>{answersLabel}:</strong>
        </p>
        <ul>
          {statement.answers.map(({ question, answer }) => (
            <li key={question}>
              {question} <strong>{answer}</strong>
            </li>
          ))}
        </ul>
        <p className={styles.source}>{statement.source}</p>
      </div>
      <div className={styles.actions} data-print="none">
        <Button icon={<Copy aria-hidden />} onClick={() => void copyStatement()}>
          {buttons.copy}
        </Button>
        <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => paper.current && print(paper.current)}>
          {buttons.print}
        </Button>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </div>
  );
}
