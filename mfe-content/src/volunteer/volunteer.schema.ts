import { sentence, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 12 });
const cell = words({ atMost: 10 });

/** The words of the Volunteer page (2-content-pages.md, "Volunteer screen"). */
export const volunteerSchema = z.object({
  hero: z.object({
    heading,
    lead: sentence({ atMost: 45 }),
    link: words({ atMost: 8 }),
    meanwhile: z.object({ text: sentence({ atMost: 20 }), correct: words({ atMost: 8 }), suggest: words({ atMost: 8 }) }),
    drawing: sentence({ atMost: 30 }),
  }),
  community: z.object({ heading, text: z.array(sentence({ atMost: 60 })).min(1) }),
  roles: z.object({
    heading,
    labels: z.object({ what: cell, skills: cell, commitment: cell }),
    list: z.array(z.object({ role: cell, about: sentence({ atMost: 25 }), what: cell, skills: cell, commitment: cell })).length(3),
  }),
  closing: z.object({ heading, text: sentence({ atMost: 45 }) }),
});

export type VolunteerStrings = z.infer<typeof volunteerSchema>;
