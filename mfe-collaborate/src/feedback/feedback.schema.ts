import { sentence, template, words } from '@portal/editorial';
import { z } from 'zod';

const heading = words({ atMost: 8 });
const label = words({ atMost: 8 });
const hint = sentence({ atMost: 30 });

/** The words of the Website Feedback page (1-platform.md sections 5 and 8). */
export const feedbackSchema = z.object({
  opening: z.object({ heading, lead: sentence({ atMost: 40 }) }),
  form: z.object({
    heading,
    summary: z.object({ label, hint }),
    category: z.object({ label }),
    severity: z.object({ label }),
    details: z.object({ label, hint }),
    pageUrl: z.object({ label, hint }),
    browserInfo: z.object({ label, hint }),
    /** What is filled in automatically, folded. */
    added: z.object({ heading: label, text: hint }),
    sentIfEmpty: label,
    email: z.object({ label, hint }),
    consent: label,
    send: label,
  }),
  outcome: z.object({
    success: z.object({ title: label, sent: hint, saved: hint, next: z.array(hint).min(1) }),
    failure: z.object({ title: label, unknown: hint }),
  }),
  tips: z.object({
    heading,
    list: z.array(sentence({ atMost: 25 })).min(2),
    next: z.object({ heading, text: sentence({ atMost: 40 }) }),
    keep: z.object({
      heading,
      text: template(sentence({ atMost: 40 }), 'read', 'unread'),
    }),
  }),
});

export type FeedbackStrings = z.infer<typeof feedbackSchema>;
