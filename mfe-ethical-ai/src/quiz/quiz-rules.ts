/** Question to chosen option, both from 0, as the browser stores them (2-content-pages.md section 3). */
export type Answers = Readonly<Record<string, number>>;

/** The tiers of a score, best first (2-content-pages.md section 5, "Quiz"). */
export type Tier = 'excellent' | 'good' | 'review';

/** The right option of each question, from 0 (2-content-pages.md section 5, "Quiz"). */
export const RIGHT_OPTIONS = [1, 1, 2, 1, 2] as const;

/** How many options each question has. */
export const OPTIONS = 4;

/** The option chosen for a question; undefined if there is none, or if it comes from another release and does not exist here. */
export function answerTo(question: number, answers: Answers): number | undefined {
  const option = answers[String(question)];
  return option !== undefined && Number.isInteger(option) && option >= 0 && option < OPTIONS ? option : undefined;
}

/** How many questions are answered. */
export function answeredCount(answers: Answers): number {
  return RIGHT_OPTIONS.filter((_, question) => answerTo(question, answers) !== undefined).length;
}

/** Whether the quiz may be submitted: every question has an answer. */
export function isComplete(answers: Answers): boolean {
  return answeredCount(answers) === RIGHT_OPTIONS.length;
}

/** Whether the option chosen for a question is the right one. */
export function isRight(question: number, answers: Answers): boolean {
  const option = answerTo(question, answers);
  return option !== undefined && option === RIGHT_OPTIONS[question];
}

/** The number of right answers. */
export function scoreOf(answers: Answers): number {
  return RIGHT_OPTIONS.filter((_, question) => isRight(question, answers)).length;
}

/** 4 or more is excellent, 3 is good, and fewer means review. */
export function tierOf(score: number): Tier {
  if (score >= 4) return 'excellent';
  return score === 3 ? 'good' : 'review';
}

/** The answers without those of this quiz. Questions of a later release stay. */
export function withoutAnswers(answers: Answers): Answers {
  const known = Object.keys(RIGHT_OPTIONS);
  return Object.fromEntries(Object.entries(answers).filter(([question]) => !known.includes(question)));
}
