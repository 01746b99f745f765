import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 6 });
const lead = sentence({ atMost: 30 });
const label = words({ atMost: 4 });
const text = sentence({ atMost: 50 });

const advice = (badge: string) => z.object({ title: words({ atMost: 8 }), badge: z.literal(badge), text });

/** Three guidance cards, 2 critical and 1 helpful, and three case studies (2-content-pages.md sections 2 item 9, and 9). */
export const guidanceSchema = z.object({
  advice: z.object({ heading, lead, cards: z.tuple([advice('CRITICAL'), advice('CRITICAL'), advice('HELPFUL')]) }),
  cases: z.object({
    heading,
    lead,
    mark: label,
    wrong: label,
    better: label,
    cards: z.array(z.object({ title: words({ atMost: 10 }), situation: text, wrong: text, better: text })).length(3),
  }),
});

export type GuidanceStrings = z.infer<typeof guidanceSchema>;
