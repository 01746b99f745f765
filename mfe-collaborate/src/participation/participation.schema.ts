import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 8 });
const item = z.object({ heading: words({ atMost: 4 }), text: sentence({ atMost: 40 }) });

/** The words around the project lists (1-platform.md section 2, "Collaboration Hub"). */
export const participationSchema = z.object({
  opening: z.object({ badge: words({ atMost: 4 }), heading, lead: sentence({ atMost: 45 }) }),
  start: z.object({
    heading,
    steps: z.array(item).length(4),
    ideas: z.object({ heading, text: z.array(sentence({ atMost: 45 })).length(2) }),
  }),
  rules: z.object({
    heading,
    lead: sentence({ atMost: 30 }),
    cards: z.array(item).length(6),
    warning: z.object({ heading, text: sentence({ atMost: 40 }) }),
  }),
  safety: z.object({ heading, text: z.array(sentence({ atMost: 30 })).min(3), link: words({ atMost: 6 }) }),
});

export type ParticipationStrings = z.infer<typeof participationSchema>;
