import { sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 8 });
const label = words({ atMost: 8 });
const hint = sentence({ atMost: 45 });
const agreement = sentence({ atMost: 40 });

/** The words of the project submission page (1-platform.md sections 2, 3 and 8). */
export const submitSchema = z.object({
  opening: z.object({ badge: label, heading, lead: sentence({ atMost: 45 }) }),
  form: z.object({
    heading,
    send: label,
    note: sentence({ atMost: 20 }),
    steps: z.object({
      heading: template(label, 'number'),
      progress: template(label, 'filled', 'all'),
      completed: label,
      current: label,
      info: label,
      details: label,
      contact: label,
      agreement: label,
    }),
    title: z.object({ label, hint }),
    field: z.object({ label }),
    description: z.object({ label, hint }),
    duration: z.object({ label }),
    teamSize: z.object({ label }),
    skillLevel: z.object({ label }),
    skills: z.object({ label, hint }),
    contactName: z.object({ label }),
    contactEmail: z.object({ label, hint }),
    agreements: label,
    safetyAgreement: agreement,
    collaborationAgreement: agreement,
    dataAgreement: agreement,
  }),
  outcome: z.object({
    success: z.object({ title: label, sent: hint, saved: hint, next: z.array(hint).min(1) }),
    failure: z.object({ title: label, unknown: hint }),
  }),
  aside: z.object({
    heading,
    steps: z.array(hint).min(2),
    good: z.object({ heading, list: z.array(sentence({ atMost: 25 })).min(2) }),
    keep: z.object({ heading, text: template(hint, 'rejected', 'pending', 'closed') }),
    links: z.object({ hub: label, safety: label }),
  }),
});

export type SubmitStrings = z.infer<typeof submitSchema>;
