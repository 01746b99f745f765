import { httpsAddress, sentence, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 12 });

/** The words and cards of the team page (2-content-pages.md, "Team and About screen"; roles: section 3; counts: section 9). */
export const teamSchema = z.object({
  head: z.object({ badge: heading, heading, lead: sentence({ atMost: 45 }), drawing: sentence({ atMost: 30 }) }),
  join: z.object({ heading, tags: heading, button: heading }),
  values: z.object({
    heading,
    list: z
      .array(
        z.object({
          title: z.enum(['Accessibility', 'Innovation', 'Impact', 'Community']),
          text: sentence({ atMost: 30 }),
          icon: z.enum(['accessibility', 'lightbulb', 'target', 'users']),
        }),
      )
      .length(4),
  }),
  members: z.object({
    heading,
    lead: sentence({ atMost: 30 }),
    focus: heading,
    profile: heading,
    list: z
      .array(
        z.object({
          name: words({ atMost: 6 }),
          role: z.enum([
            'Founder',
            'Education Team',
            'Technical Team',
            'Physician Team',
            'Financial Team',
            'Support Team',
            'Volunteer',
            'Volunteer Team',
          ]),
          bio: sentence({ atMost: 40 }),
          focus: words({ atMost: 10 }),
          /** The person's own page on the professional network, for the first four cards; if missing, the organization's. */
          profile: httpsAddress().optional(),
        }),
      )
      .length(15),
  }),
});

export type TeamStrings = z.infer<typeof teamSchema>;
