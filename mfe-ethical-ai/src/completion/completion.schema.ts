import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** Marking the module as completed (2-content-pages.md section 4, "Ethical-AI module"). */
export const completionSchema = z.object({
  heading: words({ atMost: 6 }),
  lead: sentence({ atMost: 35 }),
  button: words({ atMost: 4 }),
  open: sentence({ atMost: 15 }),
  done: sentence({ atMost: 15 }),
});

export type CompletionStrings = z.infer<typeof completionSchema>;
