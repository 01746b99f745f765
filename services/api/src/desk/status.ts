import { ProblemError } from '../http/problem.ts';
import { type Reviewed, reviewed } from '../review/subjects.ts';

/** What is reviewed, by its name on the command line. */
export function subjectOf(name: 'projects' | 'feedback' | 'reports'): Reviewed {
  return reviewed[name] as Reviewed;
}

/** The status that a list is requested for; if none is named, the one that waits. */
export function statusOf(name: 'projects' | 'feedback' | 'reports', status: string | undefined): string {
  const { first, statuses } = subjectOf(name);
  const wanted = status ?? first;
  if (!statuses.includes(wanted)) throw new ProblemError(400, `Status must be one of ${statuses.join(', ')}.`);
  return wanted;
}
