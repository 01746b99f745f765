import { date, httpsAddress, sentence, sitePath, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 12 });

/** The six budgeting cards (2-content-pages.md, "Student savings screen"). */
export const tipsSchema = z.object({
  heading,
  lead: sentence({ atMost: 30 }),
  savings: heading,
  try: heading,
  list: z
    .array(
      z.object({
        title: heading,
        text: sentence({ atMost: 60 }),
        impact: z.enum(['High Impact', 'Medium Impact', 'Special Program', 'Variable']),
        savings: heading,
        icon: z.enum(['wallet', 'book-open', 'heart-pulse', 'cooking-pot', 'landmark', 'graduation-cap']),
        /**
         * Apps that help, each with what it does in a few words; `checked` is the day on which someone opened the link and confirmed that
         * it was right.
         */
        apps: z
          .array(z.object({ name: heading, description: sentence({ atMost: 14 }), url: httpsAddress(), checked: date().optional() }))
          .optional(),
        note: sentence({ atMost: 30 }).optional(),
        page: z.object({ label: heading, path: sitePath() }).optional(),
      }),
    )
    .length(6),
});

export type TipStrings = z.infer<typeof tipsSchema>;
