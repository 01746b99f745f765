import { sentence, words } from '@portal/editorial';
import { z } from 'zod';
import { entry, namedLink } from './directory.schema.ts';

const heading = words({ atMost: 12 });

/** The words and lists of the free resource hub (2-content-pages.md, "Free resource hub screen"). */
export const resourcesSchema = z.object({
  head: z.object({ badge: heading, heading, lead: sentence({ atMost: 45 }), drawing: sentence({ atMost: 30 }) }),
  labels: z.object({ visit: heading, empty: heading, emptyText: sentence({ atMost: 20 }) }),
  sections: z
    .array(
      z.object({
        id: z.enum(['organizations', 'higher-education', 'videos']),
        heading,
        icon: z.enum(['hand-helping', 'graduation-cap', 'square-play']),
        lead: sentence({ atMost: 30 }),
        resources: z.array(
          z.object({
            ...entry,
            type: z.enum(['Education', 'Mentorship', 'Courses', 'Textbooks', 'Free']),
            /** The help page of a provider that lowers its fees on request. */
            assistance: namedLink.optional(),
          }),
        ),
      }),
    )
    .length(3),
});

export type ResourceStrings = z.infer<typeof resourcesSchema>;
