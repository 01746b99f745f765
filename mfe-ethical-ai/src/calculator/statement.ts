import { formatCopy } from '@portal/ui';
import type { CalculatorWords } from './calculator.schema.ts';
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
  words: Pick<CalculatorWords, 'questions' | 'result' | 'statement'>,
  decisions: Decisions,
  outcome: Outcome,
  { date, address }: Occasion,
): Statement {
  return {
    title: words.statement.title,
    outcome: words.result.outcomes[outcome].text,
    issues: issuesOf(decisions).map(({ question, option }) => words.questions[question - 1]?.options[option]?.issue ?? ''),
    answers: words.questions.map(({ question, options }, at) => ({
      question,
      answer: options[decisionFor(at + 1, decisions) ?? -1]?.label ?? '',
    })),
    source: formatCopy(words.statement.source, { date, address }),
  };
}

/** The statement as plain text, for an e-mail. */
export function statementText(words: CalculatorWords['statement'], { title, outcome, issues, answers, source }: Statement): string {
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  return [
    title,
    `${words.outcome}: ${outcome}`,
    `${words.issues}:\n${list(issues.length > 0 ? issues : [words.none])}`,
    `${words.answers}:\n${list(answers.map(({ question, answer }) => `${question} ${answer}`))}`,
    source,
  ].join('\n\n');
}
