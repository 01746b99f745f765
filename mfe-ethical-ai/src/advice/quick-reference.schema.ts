import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const label = words({ atMost: 4 });

/** The card in three columns; the limits keep it on one printed page (2-content-pages.md, "Ethical-AI module page", item 7). */
export const quickReferenceSchema = z.object({
  heading: words({ atMost: 6 }),
  lead: sentence({ atMost: 20 }),
  actions: label,
  questions: label,
  print: label,
  tip: sentence({ atMost: 25 }),
  columns: z
    .array(
      z.object({
        title: label,
        actions: z
          .array(sentence({ atMost: 14 }))
          .min(2)
          .max(6),
        questions: z
          .array(sentence({ atMost: 14 }))
          .min(2)
          .max(5),
      }),
    )
    .length(3),
});

export type QuickReferenceStrings = z.infer<typeof quickReferenceSchema>;
