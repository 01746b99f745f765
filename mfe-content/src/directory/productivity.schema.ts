import { sentence, words } from '@portal/editorial';
import { z } from 'zod';
import { entry } from './directory.schema.ts';

const heading = words({ atMost: 12 });

/** The words and the list of the productivity page (2-content-pages.md, "AI productivity tools screen"). */
export const productivitySchema = z.object({
  head: z.object({ badge: heading, heading, lead: sentence({ atMost: 45 }), drawing: sentence({ atMost: 30 }) }),
  list: z.object({
    heading,
    visit: heading,
    tools: z.array(z.object({ ...entry, type: z.literal('Free/Paid'), category: z.enum(['Productivity', 'Writing', 'Design']) })).length(7),
  }),
  care: z.object({ heading, text: sentence({ atMost: 45 }), link: heading }),
});
