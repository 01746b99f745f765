import { httpsAddress, sentence, words } from '@portal/editorial';
import { z } from 'zod';
import { entry } from './directory.schema.ts';

const heading = words({ atMost: 12 });
const { url: _, ...withoutLink } = entry;
const maybeLinked = { ...withoutLink, url: httpsAddress().optional() };
const part = { heading, lead: sentence({ atMost: 45 }) };

/** Where research in medicine is taught. */
const modules = z.object({
  text: sentence({ atMost: 20 }),
  list: z.array(z.object({ title: heading, page: z.string().regex(/^\/modules\/[a-z-]+$/) })).min(1),
});

/** The words and lists of the page for medical students (2-content-pages.md, "Medical students screen"; counts: section 9). */
export const medicalSchema = z.object({
  head: z.object({ badge: heading, heading, lead: sentence({ atMost: 45 }), drawing: sentence({ atMost: 30 }), modules }),
  snapshot: z.object({ heading, text: sentence({ atMost: 45 }), advice: sentence({ atMost: 45 }) }),
  labels: z.object({ visit: heading, visitSite: heading, comingSoon: heading, duration: heading, level: heading }),
  apps: z.object({
    ...part,
    list: z
      .array(
        z.object({
          ...entry,
          category: z.enum([
            'Drug Reference',
            'Clinical Reference',
            'Anatomy',
            'Evidence-Based Medicine',
            'Medical Calculators',
            'USMLE Prep',
            'AI Platform',
          ]),
        }),
      )
      .length(11),
  }),
  communication: z.object({ ...part, list: z.array(z.object({ ...maybeLinked, type: heading })).length(2) }),
  documentation: z.object({ ...part, list: z.array(z.object({ ...maybeLinked, type: heading })).length(2) }),
  videos: z.object({
    ...part,
    list: z
      .array(z.object({ ...maybeLinked, duration: heading, level: z.enum(['Beginner', 'Intermediate', 'Advanced', 'All Levels']) }))
      .length(7),
  }),
  usmle: z.object({
    ...part,
    text: sentence({ atMost: 20 }),
    steps: z
      .array(
        z.object({
          step: z.enum(['Step 1', 'Step 2 CK', 'Step 3']),
          resources: z.array(z.object({ name: heading, type: heading })),
        }),
      )
      .length(3),
  }),
});

export type MedicalStrings = z.infer<typeof medicalSchema>;
