import { httpsAddress, sentence, words } from '@portal/editorial';
import { z } from 'zod';

/** Whose rules to look up (2-content-pages.md, "Ethical-AI module page", item 3). */
export const institutionSchema = z.object({
  heading: words({ atMost: 6 }),
  lead: sentence({ atMost: 35 }),
  groups: z.array(z.object({ title: words({ atMost: 6 }), points: z.array(words({ atMost: 16 })).min(2) })).length(2),
  note: sentence({ atMost: 35 }),
  links: z.array(z.object({ words: words({ atMost: 10 }), url: httpsAddress() })).min(1),
  ages: z.object({
    heading: words({ atMost: 6 }),
    lead: sentence({ atMost: 30 }),
    list: z.array(z.object({ words: words({ atMost: 25 }), url: httpsAddress() })).min(3),
  }),
});

export type InstitutionStrings = z.infer<typeof institutionSchema>;
