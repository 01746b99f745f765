import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** The summary cards (2-content-pages.md, "Ethical-AI module page", item 6). */
export const summarySchema = z.object({
  heading: words({ atMost: 6 }),
  lead: sentence({ atMost: 25 }),
  cards: z
    .array(
      z.object({
        title: words({ atMost: 5 }),
        badge: z.enum(['CRITICAL', 'ESSENTIAL', 'HELPFUL']),
        risk: words({ atMost: 3 }),
        text: sentence({ atMost: 30 }),
      }),
    )
    .min(4),
});

export type SummaryStrings = z.infer<typeof summarySchema>;
