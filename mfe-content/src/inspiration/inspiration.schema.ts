import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 12 });

/** The words of the inspiration page (2-content-pages.md, "Inspiration gallery screen"). No people are listed. */
export const inspirationSchema = z.object({
  head: z.object({ badge: heading, heading, lead: sentence({ atMost: 45 }), button: heading, drawing: sentence({ atMost: 30 }) }),
  list: z.object({ heading, soon: heading, text: sentence({ atMost: 30 }) }),
  how: z.object({ heading, steps: z.array(z.object({ title: heading, text: sentence({ atMost: 30 }) })).length(3) }),
});

export type InspirationStrings = z.infer<typeof inspirationSchema>;
