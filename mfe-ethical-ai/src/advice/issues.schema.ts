import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const label = words({ atMost: 4 });
const text = sentence({ atMost: 45 });

const issue = (title: string, severity: string) =>
  z.object({ title: z.literal(title), severity: z.literal(severity), shows: text, example: text.optional(), solution: text });

/** Common issues and what to do about them (2-content-pages.md, "Ethical-AI module page", item 4). */
export const issuesSchema = z.object({
  heading: words({ atMost: 6 }),
  lead: sentence({ atMost: 30 }),
  shows: label,
  example: label,
  solution: label,
  list: z.tuple([
    issue('Hallucinations', 'Critical').required({ example: true }),
    issue('Bias Amplification', 'Important'),
    issue('Outdated Information', 'Common'),
    issue('Oversimplification', 'Frequent'),
  ]),
});

export type IssuesStrings = z.infer<typeof issuesSchema>;
