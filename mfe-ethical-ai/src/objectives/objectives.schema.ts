import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** The four learning objectives (2-content-pages.md, "Ethical-AI module page", item 2). */
export const objectivesSchema = z.object({
  heading: words({ atMost: 8 }),
  lead: sentence({ atMost: 30 }),
  list: z.array(z.object({ title: words({ atMost: 6 }), text: sentence({ atMost: 30 }) })).length(4),
});

export type Objectives = z.infer<typeof objectivesSchema>;
