import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** Version, date and advice below the claims on AI use and credit (2-content-pages.md, "Ethical-AI module page", item 8). */
export const aboutSchema = z.object({
  label: words({ atMost: 6 }),
  /** Link to what can be kept for offline reading. */
  offline: words({ atMost: 15 }),
  version: words({ atMost: 4 }),
  updated: words({ atMost: 5 }),
  statements: z.array(sentence({ atMost: 45 })).min(2),
});

export type AboutStrings = z.infer<typeof aboutSchema>;
