import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** The pre-flight checklist (2-content-pages.md section 3, "Checklist items"). */
export const checklistSchema = z.object({
  heading: words({ atMost: 6 }),
  lead: sentence({ atMost: 30 }),
  /** Name of the progress bar. */
  progress: words({ atMost: 4 }),
  note: sentence({ atMost: 30 }),
  items: z.array(z.object({ item: words({ atMost: 8 }), hint: sentence({ atMost: 25 }) })).length(7),
});

export type ChecklistStrings = z.infer<typeof checklistSchema>;
