import { formatCopy, numberText } from '@portal/contracts';
import type { FileProblem } from '@portal/progress/data-file';
import type { YourDataStrings } from './your-data.schema.ts';

const MEGABYTE = 1_000_000;

/** What is wrong with a file, in one sentence that names the file. */
export function problemText(problem: FileProblem, file: string, { problems, expected }: YourDataStrings): string {
  const facts = { ...problem, file };
  if (problem.kind === 'section') return formatCopy(problems.section, { ...facts, expected: expected[problem.section] });
  if (problem.kind === 'tooLarge')
    return formatCopy(problems.tooLarge, { file, size: numberText(problem.bytes / MEGABYTE), limit: numberText(problem.limit / MEGABYTE) });
  return formatCopy(problems[problem.kind], facts);
}
