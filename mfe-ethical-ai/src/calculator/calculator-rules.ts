/** Question number, from 1, to chosen option, from 0, as the browser stores them (2-content-pages.md section 3, "decisionAnswers"). */
export type Decisions = Readonly<Record<string, number>>;

export type Severity = 'critical' | 'caution';

/** The outcomes, worst first (2-content-pages.md section 4, "Decision outcome"). */
export type Outcome = 'stop' | 'caution' | 'proceed';

/** One answer that is a problem. */
export interface Issue {
  /** From 1. */
  readonly question: number;
  /** From 0. */
  readonly option: number;
  readonly severity: Severity;
}

const fine = undefined;

/** What each option of each question means (2-content-pages.md section 5, "Decision calculator"). */
export const MEANING: readonly (readonly (Severity | undefined)[])[] = [
  [fine, fine, fine, 'critical'],
  [fine, fine, fine, 'caution'],
  [fine, 'critical', 'critical', 'caution'],
  [fine, 'critical', 'critical', 'critical'],
  [fine, 'critical', 'critical', 'critical'],
];

/** The option chosen for a question; undefined if there is none, or if it comes from another release and does not exist here. */
export function decisionFor(question: number, decisions: Decisions): number | undefined {
  const option = decisions[String(question)];
  const options = MEANING[question - 1]?.length ?? 0;
  return option !== undefined && Number.isInteger(option) && option >= 0 && option < options ? option : undefined;
}

/** Numbers of the questions that have no answer yet. */
export function unanswered(decisions: Decisions): readonly number[] {
  return MEANING.map((_, index) => index + 1).filter((question) => decisionFor(question, decisions) === undefined);
}

/** Every answer that is a problem, in the order of the questions. */
export function issuesOf(decisions: Decisions): readonly Issue[] {
  return MEANING.flatMap((options, index) => {
    const option = decisionFor(index + 1, decisions);
    const severity = option === undefined ? undefined : options[option];
    return option === undefined || !severity ? [] : [{ question: index + 1, option, severity }];
  });
}

/**
 * Any critical issue means stop; otherwise, any caution means caution; otherwise, nothing stands in the way. Undefined while a question is
 * unanswered.
 */
export function outcomeOf(decisions: Decisions): Outcome | undefined {
  if (unanswered(decisions).length > 0) return undefined;
  const severities = issuesOf(decisions).map(({ severity }) => severity);
  if (severities.includes('critical')) return 'stop';
  return severities.includes('caution') ? 'caution' : 'proceed';
}

/** The decisions without those of this calculator. Questions of a later release stay. */
export function withoutDecisions(decisions: Decisions): Decisions {
  const known = MEANING.map((_, index) => String(index + 1));
  return Object.fromEntries(Object.entries(decisions).filter(([question]) => !known.includes(question)));
}
