import { formatCopy } from '@portal/contracts';
import type { CalculatorStrings } from './calculator.schema.ts';
import { type Decisions, decisionFor, issuesOf, type Outcome } from './calculator-rules.ts';

/** What an advisor should know about the plan, part by part. */
export interface Statement {
  readonly title: string;
  readonly outcome: string;
  readonly issues: readonly string[];
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly source: string;
}

export interface Occasion {
  /** Such as "March 3, 2025". */
  readonly date: string;
  /** Where the calculator can be opened. */
  readonly address: string;
}

/** The outcome with everything that led to it. */
export function statementOf(
  strings: Pick<CalculatorStrings, 'questions' | 'result' | 'statement'>,
  decisions: Decisions,
  outcome: Outcome,
  { date, address }: Occasion,
): Statement {
  return {
    title: strings.statement.title,
    outcome: strings.result.outcomes[outcome].text,
    issues: issuesOf(decisions).map(({ question, option }) => strings.questions[question - 1]?.options[option]?.issue ?? ''),
    answers: strings.questions.map(({ question, options }, index) => ({
      question,
      answer: options[decisionFor(index + 1, decisions) ?? -1]?.label ?? '',
    })),
    source: formatCopy(strings.statement.source, { date, address }),
  };
}

/** The statement as plain text, for an email. */
export function statementText(strings: CalculatorStrings['statement'], { title, outcome, issues, answers, source }: Statement): string {
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  return [
    title,
    `${strings.outcome}: ${outcome}`,
    `${strings.issues}:\n${list(issues.length > 0 ? issues : [strings.none])}`,
    `${strings.answers}:\n${list(answers.map(({ question, answer }) => `${question} ${answer}`))}`,
    source,
  ].join('\n\n');
}
