import { date, httpsAddress, sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 12 });

/** The words of the online safety guidelines: eight, numbered (2-content-pages.md, "Online safety guidelines screen"). */
export const safetySchema = z.object({
  head: z.object({ badge: heading, heading, lead: sentence({ atMost: 45 }), drawing: sentence({ atMost: 30 }) }),
  guidelines: z.object({
    heading,
    list: z.array(z.object({ title: heading, text: sentence({ atMost: 60 }) })).length(8),
  }),
  help: z.object({ heading, text: sentence({ atMost: 60 }), link: heading }),
  helplines: z.object({
    heading,
    lead: sentence({ atMost: 30 }),
    emergency: template(heading, 'number'),
    list: z
      .array(
        z.object({ country: heading, emergency: heading, name: heading, reach: heading, url: httpsAddress(), checked: date().optional() }),
      )
      .min(5),
  }),
  sources: z.object({
    heading,
    lead: sentence({ atMost: 30 }),
    /** `checked` is the day on which someone opened the link and confirmed that it was right. */
    list: z.array(z.object({ name: words({ atMost: 15 }), url: httpsAddress(), checked: date().optional() })).min(1),
  }),
});

export type SafetyStrings = z.infer<typeof safetySchema>;
